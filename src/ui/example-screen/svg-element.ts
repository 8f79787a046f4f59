import type { Part } from './devices.ts';

/** React's name of an attribute as SVG writes it. */
const svgName = (name: string): string => {
  if (name === 'className') return 'class';
  return name === 'viewBox' ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
};

/** Text becomes text nodes: nothing that a visitor typed is parsed as markup. */
export function svgElement({ tag, attributes, children }: Part): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(svgName(name), String(value));
  element.append(...children.map((child) => (typeof child === 'string' ? child : svgElement(child))));
  return element;
}
