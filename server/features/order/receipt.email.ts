/** The receipt in the language of the order. The English one is in order.email.ts. */
import type { Keyring } from '#server/platform/crypto.ts';
import type { EmailContent } from '#server/platform/email/email-content.ts';
import { button, details, heading, links, small, steps, text } from '#server/platform/email/layout.ts';
import { type Currency, FORM_MINUTES, promises } from '#src/domain/offer.ts';
import type { OrderEmailTexts } from '#src/domain/order/texts/texts.ts';
import { paths } from '#src/domain/paths.ts';
import { fillText } from '#src/domain/shared/in-language.ts';
import { moneyText } from '#src/domain/shared/money.ts';
import { projectUrl } from '../project-link/project-link.service.ts';
import { INTAKE_DAYS, intakeLink } from './intake-token.service.ts';

type Order = {
  orderId: number;
  linkVersion?: number | null;
  intakeVersion: number;
  name: string;
  amount: string;
  currency: Currency;
  packageType: string;
};

export function localReceipt(
  { origin, keyring }: { origin: string; keyring: Keyring },
  { lang, texts }: { lang: string; texts: OrderEmailTexts },
  order: Order,
  createdAt: Date,
): EmailContent {
  const { receipt } = texts;
  const { labels } = receipt;
  const { orderId, intakeVersion, linkVersion, name } = order;
  const filled = (value: string) =>
    fillText(value, {
      name,
      orderId,
      days: INTAKE_DAYS,
      minutes: FORM_MINUTES,
      designHours: promises.prototypeHours,
      designs: promises.prototypes,
      workingHours: promises.deliveryWorkingHours,
      supportMonths: promises.supportMonths,
    });
  const formUrl = intakeLink(origin, keyring, { orderId, version: intakeVersion }, createdAt);
  return {
    lang,
    subject: filled(receipt.subject),
    preview: receipt.preview,
    blocks: [
      text(filled(texts.greeting)),
      text(receipt.lead),
      details(
        [labels.order, String(orderId)],
        [labels.package, order.packageType],
        [labels.price, moneyText(order, lang)],
      ),
      text(filled(receipt.form)),
      button(receipt.button, formUrl),
      small(filled(receipt.formNote)),
      heading(receipt.nextHeading),
      steps(...receipt.steps.map(filled)),
      text(filled(receipt.included)),
      text(texts.questions),
      ...(linkVersion
        ? [links([receipt.follow, projectUrl(origin, keyring, { orderId, version: linkVersion })])]
        : []),
      links([receipt.terms, `${origin}${paths.terms}`], [receipt.refund, `${origin}${paths.refund}`]),
    ],
  };
}
