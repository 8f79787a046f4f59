/** config.ts checks how the variables fit together. */
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

const checked = (isValid: (value: string) => boolean, message: string) =>
  z.string().trim().refine(isValid, message).optional();

const OR = new Intl.ListFormat('en-GB', { type: 'disjunction' });
const oneOf = (...values: readonly string[]) =>
  checked((value) => values.includes(value), `must be ${OR.format(values)}`);

const url = (protocols: readonly string[], what: string) =>
  checked((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), `must be ${what}`);

const PORT = 'must be a port number from 0 to 65535';

/** Newest first. In a list, %2C is a comma inside a secret. A single one is not trimmed. */
function secretList(value: string): string[] {
  const secrets = value.includes(',') ? value.split(',').map((secret) => secret.trim()) : [value];
  return secrets.map((secret) => secret.replaceAll('%2C', ','));
}

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
const collector = url(['http:', 'https:'], 'an http(s) address such as http://localhost:4318');
const protocol = checked(
  (value) => value === 'http/protobuf',
  'must be http/protobuf, on the port of the collector for OTLP over HTTP (usually 4318)',
);
/** The message omits the value: headers hold a secret. */
const pairs = checked(
  (value) => value.split(',').every((pair) => /^(?:[^=%]|%[\da-f]{2})+=(?:[^=%]|%[\da-f]{2})*$/i.test(pair)),
  'must be a list such as name=value,other=value; write = as %3D, a comma as %2C and % as %25',
);

/** Blank variables are left out before: they count as unset. */
export const environmentSchema = z.object({
  PORT: z.coerce.number(PORT).int(PORT).min(0, PORT).max(65_535, PORT).optional(),
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
  SITE_TIME_ZONE: checked(isTimeZone, 'must be a time zone such as Europe/London'),
  SITE_HOLIDAY_REGION: checked(
    (value) => /^[A-Z]{2}(-[A-Z0-9]{1,3})?$/.test(value),
    'must be a country such as DE, or a part of it such as GB-ENG',
  ),
  TRUST_PROXY: text,
  ALLOWED_HOSTS: text,
  METRICS_TOKEN: text,
  RATE_LIMIT_FACTOR: number(0.1, 1000, 1),
  SNAPSHOT_MINUTES: number(0, 1440, 15),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], 'must be debug, info, warn, error or silent')
    .default('info'),
  NODE_ENV: text,
  OTEL_SDK_DISABLED: oneOf('true', 'false'),
  OTEL_SERVICE_NAME: text,
  OTEL_RESOURCE_ATTRIBUTES: pairs,
  OTEL_TRACES_EXPORTER: oneOf('otlp', 'none'),
  OTEL_TRACES_SAMPLER: oneOf(...SAMPLERS),
  OTEL_TRACES_SAMPLER_ARG: checked(
    (value) => Number(value) >= 0 && Number(value) <= 1,
    'must be a number from 0 to 1, such as 0.1 for a tenth of the requests',
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: collector,
  OTEL_EXPORTER_OTLP_HEADERS: pairs,
  OTEL_EXPORTER_OTLP_PROTOCOL: protocol,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: collector,
  OTEL_EXPORTER_OTLP_TRACES_HEADERS: pairs,
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: protocol,
});

export type Environment = z.output<typeof environmentSchema>;

/** Then the variables of OpenTelemetry may be those of other programs, and are not read. */
export const isTracingOff = (env: Readonly<Record<string, unknown>>): boolean =>
  !(env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? env.OTEL_EXPORTER_OTLP_ENDPOINT) ||
  env.OTEL_SDK_DISABLED === 'true' ||
  env.OTEL_TRACES_EXPORTER === 'none';

/** Null while tracing is off. */
export const tracingSettings = (value: Environment): TracingSettings | null =>
  isTracingOff(value)
    ? null
    : {
        sampler: SAMPLERS.find((name) => name === value.OTEL_TRACES_SAMPLER) ?? 'parentbased_always_on',
        ratio: Number(value.OTEL_TRACES_SAMPLER_ARG ?? 1),
      };
