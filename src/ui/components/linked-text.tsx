/** Phrase to address. */
type Links = Readonly<Record<string, string>>;

/** Splits a text before and after the first place of each phrase that has a link. */
export function splitAtLinks(text: string, links: Links): readonly string[] {
  const found = Object.keys(links)
    .map((phrase) => ({ phrase, at: text.indexOf(phrase) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  const parts: string[] = [];
  let end = 0;
  for (const { phrase, at } of found) {
    parts.push(text.slice(end, at), phrase);
    end = at + phrase.length;
  }
  return [...parts, text.slice(end)].filter(Boolean);
}

export function LinkedText({ text, links }: { text: string; links: Links }) {
  return splitAtLinks(text, links).map((part) => {
    const href = links[part];
    if (!href) return part;
    return (
      <a key={part} href={href}>
        {part}
      </a>
    );
  });
}
