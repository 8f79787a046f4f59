import { usePageContext } from 'vike-react/usePageContext';
import { OrderForm } from '#src/features/confirmation/order-form.tsx';
import { AppFrame } from '#src/ui/app-frame.tsx';

export function Page() {
  const { urlParsed } = usePageContext();
  const order = urlParsed.search.order ?? '';
  // SEC-23: only numbers are shown; the order is not looked up.
  return (
    <AppFrame narrow>
      <OrderForm orderNumber={/^[1-9]\d{0,14}$/.test(order) ? order : null} />
    </AppFrame>
  );
}
