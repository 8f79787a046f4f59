export default 'What customers told us about their business in the order-confirmation form.';
