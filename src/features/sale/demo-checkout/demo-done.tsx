import { FORM_DURATION, promises } from '#src/domain/offer.ts';
import { paths } from '#src/domain/paths.ts';

/**
 * Shown by the script after the order, under the heading "Thank you, Ada". Page variants cannot
 * nest, so it is outside the form's.
 */
export function DemoDone() {
  return (
    <section
      className="card demo-done"
      id="demo-done"
      data-text="Thank you for your order"
      data-later="thanks.title"
      hidden
    >
      <p className="lead" data-t="pages.done.number">
        Your demo order number is <strong id="demo-order" data-v="order" />. A real shop would have taken{' '}
        <strong data-amount />.
      </p>
      <div className="btn-row">
        <a className="btn gold" id="demo-form-link" href={paths.orderConfirmation()} data-t="thanks.button">
          Fill in your form ({FORM_DURATION})
        </a>
      </div>
      <x-variant when="demo-mailbox:open">
        <p className="small" data-t="pages.done.mailbox">
          The same link is in the email we sent you; on this demo site you can read it in{' '}
          <a href={paths.demoMailbox} data-v="mailbox" data-t="pages.done.mailboxLink">
            the demo mailbox
          </a>
          .
        </p>
      </x-variant>
      <x-variant when="demo-mailbox:private">
        <p className="small" data-t="pages.done.noEmail">
          A real shop would also send you this link by email.
        </p>
      </x-variant>
      <h2 data-t="thanks.next">What happens next</h2>
      <ol className="checkout-next">
        <li data-t="thanks.due.0">Fill in the form: it asks for the basics of your business.</li>
        <li data-t="thanks.due.1">
          Send it now, and in a real order you’d have {promises.prototypes} designs by{' '}
          <strong data-designs data-v="date" />.
        </li>
        <li data-t="thanks.due.2">
          Pick one that day, and your website is ready for you to check by{' '}
          <strong data-finished data-v="date" />. Approve it, and we put it live and send its tree
          certificate.
        </li>
      </ol>
    </section>
  );
}
