import { DescriptionList } from '#src/ui/components/description-list.tsx';
import { useProject } from '../project-context.tsx';
import { ProblemButton } from '../talk/problem-button.tsx';
import { OutsideLink } from './outside-link.tsx';

export function OrderCard() {
  const { view, texts, formats, now } = useProject();
  const { order } = view;
  return (
    <section className="panel" aria-labelledby="order">
      <h2 id="order">{texts.order.title}</h2>
      <DescriptionList
        rows={{
          [texts.order.number]: view.orderId,
          [texts.order.package]: order.packageType,
          [texts.order.price]: order.price,
          [texts.order.paid]: order.paidAt && formats.shortDay(order.paidAt, now),
        }}
      />
      <p>
        <OutsideLink href={order.receiptUrl}>{texts.order.receipt}</OutsideLink>
      </p>
      <ProblemButton />
    </section>
  );
}
