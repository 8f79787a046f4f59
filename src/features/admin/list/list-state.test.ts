import { expect, test } from 'vitest';
import { hiddenColumns, type ListState, toggledColumns } from './list-state.ts';

const COLUMNS = [{ key: 'name', isTitle: true }, { key: 'package', isHiddenAtFirst: true }, { key: 'form' }];
const chosen = (hidden: string[] | null) => ({ hidden }) as ListState<unknown>;

test('a column that is hidden at first stays hidden until it is chosen, and the choice can be taken back', () => {
  expect(hiddenColumns(COLUMNS, chosen(null))).toEqual(['package']);
  expect(toggledColumns(COLUMNS, chosen(null), 'form')).toBe('package.form');
  expect(toggledColumns(COLUMNS, chosen(null), 'package')).toBe('-');
  expect(hiddenColumns(COLUMNS, chosen([]))).toEqual([]);
  expect(toggledColumns(COLUMNS, chosen([]), 'package')).toBeNull();
  expect(toggledColumns(COLUMNS, chosen(['package', 'form']), 'form')).toBeNull();
});
