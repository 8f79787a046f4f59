/**
 * Tells Stryker to leave sentences alone: messages of errors, logs and emails. Tests that repeat
 * them prove nothing and break with each change of the text. SQL and identifiers are changed.
 */
type Node = {
  type: string;
  value?: unknown;
  quasis?: { value: { raw: string } }[];
  expressions?: { type: string }[];
};

const SENTENCE = /^\p{Lu}.*\p{L}+ \p{L}+ \p{L}+/su;
const SQL = /^\s*(?:select|insert|update|delete|with|do|alter|truncate|create)\s/i;
const DECIDES = ['ConditionalExpression', 'LogicalExpression'];

function textOf(node: Node): string | null {
  if (node.type === 'StringLiteral') return String(node.value);
  if (node.type !== 'TemplateLiteral' || node.expressions?.some(({ type }) => DECIDES.includes(type)))
    return null;
  return (node.quasis ?? []).map(({ value }) => value.raw).join('x');
}

export const isWording = (text: string): boolean => SENTENCE.test(text) && !SQL.test(text);

export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'wording',
    value: {
      shouldIgnore({ node }: { node: Node }): string | undefined {
        const text = textOf(node);
        return text !== null && isWording(text) ? 'the wording of a message' : undefined;
      },
    },
  },
];
