/**
 * Traces, by the standard variables of OpenTelemetry. Its exporter reads some of them itself and
 * ignores wrong values, so all are checked here.
 */
import type { Environment } from './environment.schema.ts';

const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;
export type TracingSettings = { sampler: (typeof SAMPLERS)[number]; ratio: number };

type Variable = Extract<keyof Environment, `OTEL_${string}`>;
type Rule = { isValid: (value: string) => boolean; message: string };

const oneOf = (values: readonly string[]): Rule => ({
  isValid: (value) => values.includes(value),
  message: `must be ${values.length === 1 ? '' : `${values.slice(0, -1).join(', ')} or `}${values.at(-1)}`,
});
const address: Rule = {
  isValid: (value) => URL.canParse(value) && ['http:', 'https:'].includes(new URL(value).protocol),
  message: 'must be an http(s) address such as http://localhost:4318',
};
const protocol: Rule = {
  isValid: (value) => value === 'http/protobuf',
  message: 'must be http/protobuf, on the port of the collector for OTLP over HTTP (usually 4318)',
};
/** The message omits the value: headers hold a secret. */
const pairs: Rule = {
  isValid: (value) =>
    value.split(',').every((pair) => /^(?:[^=%]|%[\da-f]{2})+=(?:[^=%]|%[\da-f]{2})*$/i.test(pair)),
  message: 'must be a list such as name=value,other=value; write = as %3D, a comma as %2C and % as %25',
};

const RULES: Partial<Record<Variable, Rule>> = {
  OTEL_SDK_DISABLED: oneOf(['true', 'false']),
  OTEL_TRACES_EXPORTER: oneOf(['otlp', 'none']),
  OTEL_EXPORTER_OTLP_ENDPOINT: address,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: address,
  OTEL_EXPORTER_OTLP_PROTOCOL: protocol,
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: protocol,
  OTEL_EXPORTER_OTLP_HEADERS: pairs,
  OTEL_EXPORTER_OTLP_TRACES_HEADERS: pairs,
  OTEL_RESOURCE_ATTRIBUTES: pairs,
  OTEL_TRACES_SAMPLER: oneOf(SAMPLERS),
  OTEL_TRACES_SAMPLER_ARG: {
    isValid: (value) => Number(value) >= 0 && Number(value) <= 1,
    message: 'must be a number from 0 to 1, such as 0.1 for a tenth of the requests',
  },
};

const hasEndpoint = (value: Environment): boolean =>
  Boolean(value.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? value.OTEL_EXPORTER_OTLP_ENDPOINT);
const isOff = (value: Environment): boolean =>
  !hasEndpoint(value) || value.OTEL_SDK_DISABLED === 'true' || value.OTEL_TRACES_EXPORTER === 'none';

/** None while tracing is off: the variables may be those of other programs. */
export function findTracingErrors(value: Environment): string[] {
  if (isOff(value)) return [];
  return Object.entries(RULES).flatMap(([name, { isValid, message }]) => {
    const given = value[name as Variable];
    return given === undefined || isValid(given) ? [] : [`${name} ${message}`];
  });
}

/** Null while tracing is off. */
export const tracingSettings = (value: Environment): TracingSettings | null =>
  isOff(value)
    ? null
    : {
        sampler: SAMPLERS.find((name) => name === value.OTEL_TRACES_SAMPLER) ?? 'parentbased_always_on',
        ratio: Number(value.OTEL_TRACES_SAMPLER_ARG ?? 1),
      };
