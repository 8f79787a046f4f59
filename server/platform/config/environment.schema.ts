/** The type and range of each environment variable; config.ts checks how they fit together. */
import { z } from 'zod';
import { isTimeZone } from '#src/domain/shared/zoned-time.ts';

const text = z.string().trim().optional();
const number = (min: number, max: number, usual: number) => {
  const message = `must be a number from ${min} to ${max}`;
  return z.coerce.number(message).min(min, message).max(max, message).default(usual);
};

const FLAGS = { on: true, '1': true, true: true, off: false, '0': false, false: false } as const;
const flag = z
  .enum(Object.keys(FLAGS) as (keyof typeof FLAGS)[], 'must be on or off')
  .transform((value) => FLAGS[value])
  .optional();

const demoMode = z
  .enum([...(Object.keys(FLAGS) as (keyof typeof FLAGS)[]), 'public'], 'must be on, off or public')
  .transform((value) => (value === 'public' ? value : FLAGS[value] ? 'on' : 'off'))
  .optional();

const url = (protocols: readonly string[], what: string) =>
  z
    .string()
    .trim()
    .refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), `must be ${what}`)
    .optional();

const PORT_MESSAGE = 'must be a port number from 0 to 65535';

/** Newest first. In a list, %2C is a comma inside a secret. A single one is not trimmed. */
function secretList(value: string): string[] {
  const secrets = value.includes(',') ? value.split(',').map((secret) => secret.trim()) : [value];
  return secrets.map((secret) => secret.replaceAll('%2C', ','));
}

/** Blank variables are left out before: they count as unset. */
export const environmentSchema = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, PORT_MESSAGE)
    .transform(Number)
    .refine((port) => port <= 65_535, PORT_MESSAGE)
    .optional(),
  HOST: text,
  PUBLIC_URL: url(['http:', 'https:'], 'an http(s) address such as https://example.com'),
  DATABASE_URL: url(['postgres:', 'postgresql:'], 'a postgres:// address'),
  ALLOW_EMBEDDED_DB: flag,
  DATA_DIR: text,
  FILES_URL: text,
  SMTP_URL: url(['smtp:', 'smtps:'], 'an smtp:// or smtps:// address'),
  MAIL_FROM: text,
  ADMIN_USERNAME: text,
  ADMIN_PASSWORD: z.string().optional(),
  DEMO: demoMode,
  CLAIMS_CONFIRMED: flag,
  REFERRAL_CONSENT: flag,
  APP_SECRET: z
    .string()
    .transform(secretList)
    .refine(
      (secrets) => secrets.every((secret) => secret.length >= 32),
      'must have at least 32 characters (each one in a list; write a comma inside a secret as %2C)',
    )
    .optional(),
  STRIPE_SECRET_KEY: text,
  STRIPE_WEBHOOK_SECRET: text,
  STRIPE_PUBLISHABLE_KEY: text,
  STRIPE_BUY_BUTTON_ID: text,
  STRIPE_CHECKOUT_URL: url(['https:', 'http:'], 'an https:// address'),
  STRIPE_API_URL: url(['https:', 'http:'], 'an https:// address'),
  ANALYTICS_SCRIPT_URL: url(['https:', 'http:'], 'an https:// address'),
  ANALYTICS_ID: text,
  SITE_TIME_ZONE: z
    .string()
    .trim()
    .refine(isTimeZone, 'must be a time zone such as Europe/London')
    .optional(),
  SITE_HOLIDAY_REGION: z
    .string()
    .trim()
    .regex(/^[A-Z]{2}(-[A-Z0-9]{1,3})?$/, 'must be a country such as DE, or a part of it such as GB-ENG')
    .optional(),
  TRUST_PROXY: text,
  ALLOWED_HOSTS: text,
  METRICS_TOKEN: text,
  RATE_LIMIT_FACTOR: number(0.1, 1000, 1),
  SNAPSHOT_MINUTES: number(0, 1440, 15),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], 'must be debug, info, warn, error or silent')
    .default('info'),
  NODE_ENV: text,
  OTEL_SDK_DISABLED: text,
  OTEL_SERVICE_NAME: text,
  OTEL_RESOURCE_ATTRIBUTES: text,
  OTEL_TRACES_EXPORTER: text,
  OTEL_TRACES_SAMPLER: text,
  OTEL_TRACES_SAMPLER_ARG: text,
  OTEL_EXPORTER_OTLP_ENDPOINT: text,
  OTEL_EXPORTER_OTLP_HEADERS: text,
  OTEL_EXPORTER_OTLP_PROTOCOL: text,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: text,
  OTEL_EXPORTER_OTLP_TRACES_HEADERS: text,
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: text,
});

export type Environment = z.output<typeof environmentSchema>;

// Traces, by the standard variables of OpenTelemetry. Its exporter reads some of them itself and
// ignores wrong values, so all are checked here.
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
