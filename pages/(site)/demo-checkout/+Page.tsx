export { DemoCheckoutPage as Page } from '#src/features/demo-checkout/demo-checkout-page.tsx';
