export { DemoCheckoutPage as Page } from '#src/features/sale/demo-checkout/demo-checkout-page.tsx';
