/** What a module adds to the OpenAPI document: examples, from the story that all of them tell. */
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '#server/trpc/router.ts';
import type { EventData, EventType } from '#src/domain/reported-events.ts';
import type { Json } from '#src/domain/shared/json.ts';
import type { Page } from '#src/domain/shared/list.schema.ts';
import type { JsonSchema } from './schema.ts';

type Inputs = inferRouterInputs<AppRouter>;
type Outputs = inferRouterOutputs<AppRouter>;
type Calls = {
  [Router in keyof Outputs]?: {
    [Call in keyof Outputs[Router] & keyof Inputs[Router]]?: {
      /** Path, query and body together, as the procedure takes them. */
      input?: Inputs[Router][Call];
      output: Json<Outputs[Router][Call]>;
    };
  };
};
export type EventExamples = {
  [Type in EventType]: { summary: string; timestamp: string; data: Json<EventData[Type]> };
};

export type ModuleOpenApi = {
  /** An example request and response of each REST call. */
  calls: Calls;
  events?: Partial<EventExamples>;
  /** Routes that are no procedures: their operations by path. */
  routes?: Readonly<Record<string, JsonSchema>>;
};

export const defineOpenApi = <M extends ModuleOpenApi>(module: M): M => module;

export const success = { success: true } as const;
export const firstPage = { limit: 50 };
export const pageOf = <Row>(row: Row): Page<Row> => ({ items: [row], nextCursor: null, total: 1 });
export const picked = <Row, Key extends keyof Row>(row: Row, ...keys: Key[]): Pick<Row, Key> =>
  Object.fromEntries(keys.map((key) => [key, row[key]])) as Pick<Row, Key>;
