/** Style of the pages that the server writes itself; colours as in src/ui/styles/tokens.css. */
export const HOUSE_STYLE = `
:root{color-scheme:light dark;--paper:#faf5e9;--card:#fffdf6;--ink:#16241c;--ink-2:#4b5a50;--line:#ddd3b9;--edge:#8d8a70;--green:#1f5c43;--gold:#f2ac2b}
@media screen and (prefers-color-scheme:dark){:root{--paper:#0f1f18;--card:#193226;--ink:#f3eddc;--ink-2:#b9c7ba;--line:#2d4a3a;--edge:#7f9686;--green:#9ad7b0}}
*{box-sizing:border-box}
body{margin:0;font:17px/1.6 inter,system-ui,sans-serif;color:var(--ink);background:var(--paper);overflow-wrap:anywhere}
main{width:100%;max-width:72rem;margin:0 auto;padding:2.5rem 1.25rem 4rem}
main.narrow{max-width:42rem}
.page{display:flex;flex-direction:column;min-height:100vh}
.page main{flex:1}
.head,.foot{padding:.95rem max(1.25rem,(100% - 69.5rem)/2);color:var(--ink-2);font-size:.875rem}
.head.narrow,.foot.narrow{padding-inline:max(1.25rem,(100% - 39.5rem)/2)}
.head{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:.3rem 1.5rem;border-bottom:1px solid var(--line)}
.foot{border-top:1px solid var(--line)}
.foot a{color:inherit}
address{display:none;font-style:normal;text-align:end}
h1,h2,.mark{font-family:vollkorn,Georgia,serif;font-weight:720;line-height:1.2;color:var(--green)}
a{color:var(--green)}
:focus-visible{outline:3px solid var(--ink);outline-offset:2px;box-shadow:0 0 0 6px var(--gold)}
table{border-collapse:collapse;width:100%}
th,td{padding:.7rem 1rem .7rem 0;border-bottom:1px solid var(--line);text-align:start;vertical-align:top;font-size:.95rem}
th{color:var(--ink-2);font-weight:600;white-space:nowrap}
[scope=row]{white-space:normal;overflow-wrap:normal}
td:first-child{overflow-wrap:normal}
td.extra{white-space:nowrap}
@media (max-width:40rem){td.extra,th.extra,.stacked thead{display:none}
.stacked tr{display:grid;grid-template-columns:1fr auto;gap:.2rem 1rem;padding:.7rem 0;border-bottom:1px solid var(--line)}
.stacked td{padding:0;border:0}
.stacked td:first-child{grid-column:1/-1}}
input{min-height:2.75rem;padding:0 .8rem;border:1px solid var(--edge);border-radius:8px;font:inherit;color:inherit;background:var(--card)}
button,.button{display:inline-block;min-height:2.75rem;padding:0 1.1rem;border:1.5px solid var(--green);border-radius:8px;font:inherit;line-height:2.6rem;font-weight:600;color:var(--green);background:none;text-decoration:none;cursor:pointer}
.primary{color:var(--paper);background:var(--green)}
pre{overflow:auto;margin:.6rem 0;padding:1rem;border:1px solid var(--line);border-radius:8px;font:.85rem/1.5 ui-monospace,monospace;background:var(--card)}
.muted{color:var(--ink-2)}
.mark{display:flex;gap:.6rem;align-items:center;margin:0;font-size:1.35rem;color:var(--ink);text-decoration:none}
.lines{white-space:pre-line}
@media print{button,.button,.foot,main a[href="/"]{display:none}address{display:block}}
`;
