/** Streams keyset batches, so that 100,000 rows fit in little memory. */
import { stringify } from 'csv-stringify/sync';
import type { z } from 'zod';
import type { Context } from '#server/context.ts';
import { csvCell } from '#src/domain/shared/csv.rules.ts';
import type { Page } from '#src/domain/shared/list.schema.ts';

export type Column<Row> = readonly [heading: string, value: keyof Row | ((row: Row) => unknown)];

type ExportDefinition<Input, Row> = {
  /** The list's own input schema. */
  input: z.ZodType<Input>;
  page: (
    ctx: Context,
    input: Input & { limit: number; cursor?: string; counted: false },
  ) => Promise<Page<Row>>;
  columns: readonly Column<Row>[];
};

/** Hides the row type, so that one registry can hold the exports of all lists. */
export type AnyExport = {
  open(ctx: Context, query: Record<string, string>): AsyncGenerator<string>;
};

const lines = (rows: readonly (readonly unknown[])[]): string =>
  stringify(
    rows.map((cells) => cells.map(csvCell)),
    { record_delimiter: '\r\n' },
  );

const csvRows = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string =>
  lines(
    rows.map((row) => columns.map(([, value]) => (typeof value === 'function' ? value(row) : row[value]))),
  );
export const csvTable = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string =>
  lines([columns.map(([heading]) => heading)]) + csvRows(columns, rows);

/** With 1,000 rows per batch an export of 100,000 orders took 150 MB, with 100 it takes 60 MB. */
const BATCH = 100;
const BOM = '\uFEFF';
export function defineExport<Input, Row>(definition: ExportDefinition<Input, Row>): AnyExport {
  const { columns } = definition;
  return {
    async *open(ctx, query) {
      const { cursor: _cursor, limit: _limit, ...filter } = query;
      const input = definition.input.parse(filter);
      const read = (after?: string) =>
        definition.page(
          { ...ctx, em: ctx.deps.db.fork() },
          { ...input, limit: BATCH, cursor: after, counted: false },
        );
      // Before the response starts: a failing query becomes an error status.
      let page = await read();
      yield BOM + csvTable(columns, page.items);
      while (page.nextCursor) {
        page = await read(page.nextCursor);
        yield csvRows(columns, page.items);
      }
    },
  };
}

/** For a download; it is made for the caller, so no cache may store it. */
export function setCsvHeaders(headers: Headers, fileName: string): void {
  headers.set('Content-Type', 'text/csv; charset=utf-8');
  headers.set('Content-Disposition', `attachment; filename="${fileName}"`);
  headers.set('Cache-Control', 'no-store');
}
