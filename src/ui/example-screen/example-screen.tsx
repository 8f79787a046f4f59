import './example-screen.css';
import { createElement, type ReactElement } from 'react';
import type { ExampleScreen } from '#src/content/example-screens/example-screen.ts';
import { drawDevices, type Part } from './devices.ts';

const render = ({ tag, attributes, children }: Part): ReactElement =>
  createElement(
    tag,
    attributes,
    ...children.map((child) => (typeof child === 'string' ? child : render(child))),
  );

export const ExampleDevices = ({ screen, layout }: { screen: ExampleScreen; layout: number }) =>
  render(drawDevices(screen, layout));
