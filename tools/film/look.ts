/** Style sheet of the film's page. */
import { readFileSync } from 'node:fs';
import { DESIGN, GOLD, GREEN, INK, PACKET, WINDOW } from './plan.ts';

const font = (name: string) =>
  `data:font/woff2;base64,${readFileSync(new URL(`../../src/ui/fonts/${name}.woff2`, import.meta.url)).toString('base64')}`;

export const look = () => `
@font-face{font-family:vollkorn;font-weight:720;src:url(${font('basic')})}
@font-face{font-family:inter;font-weight:400 700;src:url(${font('basic')})}
*{box-sizing:border-box;margin:0}
body{width:1280px;height:720px;overflow:hidden;font:450 17px/1.45 inter;color:${INK};background:linear-gradient(#faf5e9,#e9f0dc 75%)}
body>*{position:absolute;left:0;top:0;will-change:transform,opacity}
.layer{display:block}
#night,#dusk{width:1280px;height:720px;mix-blend-mode:multiply}
#night{background:linear-gradient(#2c4f6b,#6f9aa0 85%)}
#dusk{background:#5f86a0}
#sun{width:150px;height:150px;border-radius:50%;background:radial-gradient(circle,${GOLD} 66%,rgb(242 172 43/0) 67%)}
#halo{width:520px;height:520px;border-radius:50%;background:radial-gradient(circle,rgb(255 198 92/.42),rgb(255 198 92/0) 68%)}
.caption{font:720 78px/1.06 vollkorn;letter-spacing:-.02em;color:${GREEN};white-space:nowrap}
.caption div{will-change:transform,opacity}
.caption.small{font:500 29px/1.36 inter;letter-spacing:0;color:#3a4a40}
.caption.wide{width:1280px;text-align:center;font-size:66px}
#brand{display:flex;gap:14px;align-items:center;font:720 40px/1 vollkorn;letter-spacing:-.02em}
#packet{width:${PACKET.width}px;filter:drop-shadow(0 18px 26px rgb(30 50 25/.26))}
#packet img,#form{display:block;width:100%}
#window{width:${WINDOW.width}px;height:${WINDOW.height}px;border-radius:18px;overflow:hidden;background:#fffdf6;box-shadow:0 0 0 1px #ddd3b9,0 24px 50px -14px rgb(30 50 25/.4)}
#window .bar{position:relative;z-index:1;display:flex;gap:9px;align-items:center;height:${WINDOW.bar}px;padding:0 18px;background:#f1ead7;border-bottom:1px solid #ddd3b9}
.bar s{width:13px;height:13px;border-radius:50%;background:#8fb35f}.bar s:nth-child(3){background:${GOLD}}
.bar u{flex:1;height:22px;margin:0 90px 0 24px;border-radius:11px;background:#fffdf6}
.card{width:${DESIGN.width}px;height:${DESIGN.height}px;transform-origin:0 0;filter:drop-shadow(0 22px 30px rgb(30 50 25/.3))}
.clip{width:100%;height:100%}
.design{width:${DESIGN.width}px;height:${DESIGN.height}px;overflow:hidden;position:relative}
.design header,.mobile header{display:flex;gap:34px;align-items:center;font-size:19px}
.design header b{margin-right:auto;font-size:25px}
i.go{display:inline-block;font-style:normal;font-weight:650;font-size:21px;padding:15px 28px;border-radius:10px}
em{font-style:normal}ul,ol{list-style:none;padding:0}
.night{padding:36px 44px;color:#fff4e0;background:#241733}.night header{color:#cdbfe0}.night header b{color:#fff4e0;letter-spacing:.14em}
.night h1{position:relative;z-index:1;margin-top:52px;font:700 172px/.86 inter;letter-spacing:-.06em;color:#ffd84d}
.night .disc{position:absolute;right:-90px;top:372px;width:380px;height:380px}.night .say{margin-top:48px;font-size:25px}.night .go{margin-top:26px;color:#241733;background:#ffd84d;border-radius:40px}
.night ol{margin-top:40px;width:420px}.night li{display:flex;justify-content:space-between;padding:13px 0;font-size:25px;border-top:2px solid #4b3766}.night em{color:#ff9d73}
.warm{color:#4a2413;background:#fdf3e0}.design.warm{padding:30px 0 0}.warm header{padding:0 44px 26px;border-bottom:2px solid #efd9b4}.warm header b{font:720 30px/1 vollkorn}
.warm section svg{flex:none;width:290px;height:352px}.warm section{display:flex;gap:30px;align-items:center;padding:30px 44px 30px}.warm h1{font:720 62px/1.03 vollkorn;letter-spacing:-.02em;color:#8e3b20}.warm p{margin:20px 0 26px;font-size:22px;color:#6d4a37}
.warm .go{color:#fdf3e0;background:#c2562f}.warm ul{display:flex;gap:20px;padding:0 44px}.warm li{flex:1;display:grid;justify-items:center;gap:5px;padding:20px 10px 18px;border-radius:14px;background:#fff;font-size:20px}.warm em{font-weight:650;color:#c2562f}
.warm footer{position:absolute;inset:auto 0 0;display:flex;justify-content:space-between;align-items:center;height:104px;padding:0 44px;color:#fbe3b4;background:#8e3b20;font-size:19px}.warm footer b{font:720 24px/1 vollkorn}
.fresh{padding:32px 40px;color:#1e4a4a;background:#f6fbf8;text-align:center}.fresh header{text-align:left}.fresh header b{font-size:31px;font-weight:700;letter-spacing:-.04em}.fresh .top{margin-top:28px}
.fresh h1{margin-top:32px;font:650 61px/1.06 inter;letter-spacing:-.04em}.tiles{display:flex;gap:18px;margin-top:30px}.tiles div{flex:1;display:grid;gap:4px;padding:24px 10px;border-radius:24px;font-size:17px}.tiles b{font-size:24px}.fresh .go{margin-top:30px;color:#fff;background:#2d6a6a;border-radius:40px}
.mobile{width:390px;height:1010px}.mobile.warm header{justify-content:space-between;padding:58px 24px 18px;border:0}.mobile.warm header b{font-size:25px}.mobile header u{width:28px;height:18px;border:solid #8e3b20;border-width:3px 0}
.mobile h1{padding:24px 28px 0;font-size:50px}.mobile p{padding:0 28px;font-size:20px}.mobile .go{margin:0 28px 26px}.mobile .row{display:flex;gap:16px;align-items:center;margin:0 20px 12px;padding:13px 16px;border-radius:14px;background:#fff;font-size:20px}.mobile .row em{margin-left:auto}
#laptop{width:760px;height:440px}
#laptop .lid{position:absolute;left:40px;top:-14px;width:652px;height:420px;border-radius:18px;background:#22302a}
#laptop .base{position:absolute;left:6px;top:402px;width:720px;height:24px;border-radius:5px 5px 22px 22px;background:linear-gradient(#d9d6c8,#a9aa98)}
#laptop .base::after{content:"";position:absolute;left:300px;width:120px;height:8px;border-radius:0 0 8px 8px;background:#8f917f}
#phone{width:204px;height:420px;padding:9px;border-radius:36px;background:#22302a;filter:drop-shadow(0 18px 22px rgb(30 50 25/.34))}
#phone div.glass{width:186px;height:402px;overflow:hidden;border-radius:28px;background:#fdf3e0}
#phone-page{width:390px;transform-origin:0 0}
#tree{overflow:visible}
#tick{width:104px;height:104px}
#ripple{width:90px;height:90px;border-radius:50%;border:5px solid ${GREEN}}
#pointer{filter:drop-shadow(0 3px 4px rgb(0 0 0/.3))}
`;
