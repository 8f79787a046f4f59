type Attributes = Record<string, string>;

/** An element with attributes and children; strings become text. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** A field as `form.css` styles it. */
export function makeField(label: string, input: HTMLInputElement): HTMLDivElement {
  return make('div', { class: 'field' }, make('label', { for: input.id }, label), input);
}
