import type { Hono } from 'hono';
import { type Deps, systemContext } from '#server/context.ts';
import type { Env } from '#server/http/request-context.ts';
import { readBytes } from '#server/http/uploads/body.ts';
import { receivePaymentEvent } from '#server/modules/sale/payment/payment-event.service.ts';
import type { ProviderEvent } from '#server/modules/sale/payment/payment-provider.port.ts';
import { AppError } from '#server/platform/errors.ts';
import { errorFields } from '#server/platform/logger.ts';
import { apiPaths } from '#src/domain/paths.ts';
import { parseStripeEvent } from './stripe-event.rules.ts';
import { isSignatureValid } from './stripe-provider.ts';

const BODY_BYTES_MAX = 256 * 1024;

/** @throws AppError BAD_REQUEST */
function readEvent(raw: Buffer): ProviderEvent {
  try {
    return parseStripeEvent(JSON.parse(raw.toString('utf8')));
  } catch {
    throw new AppError('BAD_REQUEST');
  }
}

async function verifiedEvent(deps: Deps, request: Request): Promise<ProviderEvent> {
  const { webhookSecrets, livemode } = deps.config.stripe;
  // SEC-11: without a secret no signature can be verified, so every event is rejected.
  if (webhookSecrets.length === 0) throw new AppError('UNAVAILABLE', undefined, { retryAfterSeconds: 60 });
  const raw = await readBytes(request, BODY_BYTES_MAX);
  const signature = request.headers.get('stripe-signature') ?? undefined;
  if (!(await isSignatureValid(raw, signature, webhookSecrets, deps.clock.now()))) {
    deps.logger.warn(
      'payment event rejected: invalid signature, or the clocks differ by more than five minutes',
    );
    throw new AppError(
      'BAD_REQUEST',
      'The signature doesn’t match. Check the signing secret of this endpoint.',
    );
  }
  const event = readEvent(raw);
  if (livemode !== null && event.livemode !== livemode) {
    deps.logger.warn('payment event rejected: its mode (live or test) does not match the configuration', {
      livemode: event.livemode,
    });
    throw new AppError(
      'BAD_REQUEST',
      'This event belongs to another mode, test or live. Send it to the endpoint of that mode.',
    );
  }
  return event;
}

export function mountStripeWebhook(app: Hono<Env>, deps: Deps): void {
  app.post(apiPaths.stripeWebhook, async (c) => {
    c.set('route', '/webhooks/stripe');
    try {
      const event = await verifiedEvent(deps, c.req.raw);
      // The provider retries an event that is rejected here.
      await deps.disk.requireRoom();
      const receipt = await receivePaymentEvent(systemContext(deps), event);
      deps.logger.info('payment event', { type: event.type, receipt });
      return c.json({ received: true }, 200, {
        'Cache-Control': 'no-store',
        'Content-Type': 'application/json; charset=utf-8',
      });
    } catch (error) {
      if (!(error instanceof AppError))
        deps.logger.warn('payment event not stored, the provider will send it again', errorFields(error));
      throw error;
    }
  });
}
