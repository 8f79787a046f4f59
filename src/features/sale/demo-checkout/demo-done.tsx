import { FORM_DURATION, promises } from '#src/domain/offer.ts';
import { paths } from '#src/domain/paths.ts';

/**
 * Shown by the script after the order, under the heading "Thank you, Ada". Page variants cannot
 * nest, so it is outside the form's.
 */
export function DemoDone() {
  return (
    <section className="card demo-done" id="demo-done" hidden>
      <p className="lead">
        Your demo order number is <strong id="demo-order" />. A real shop would have taken{' '}
        <strong data-amount />.
      </p>
      <div className="btn-row">
        <a className="btn gold" id="demo-form-link" href={paths.orderConfirmation()}>
          Fill in your form ({FORM_DURATION})
        </a>
      </div>
      <x-variant when="demo-mailbox:open">
        <p className="small">
          The same link is in the email we sent you; on this demo site you can read it in{' '}
          <a href={paths.demoMailbox}>the demo mailbox</a>.
        </p>
      </x-variant>
      <x-variant when="demo-mailbox:private">
        <p className="small">A real shop would also send you this link by email.</p>
      </x-variant>
      <h2>What happens next</h2>
      <ol className="checkout-next">
        <li>Fill in the form: it asks for the basics of your business.</li>
        <li>
          Send it now, and in a real order you’d have {promises.prototypes} designs by <strong data-designs />
          .
        </li>
        <li>
          Pick one that day, and your website is ready for you to check by <strong data-finished />. Approve
          it, and we put it live and send its tree certificate.
        </li>
      </ol>
    </section>
  );
}
