export default 'All answers of one order-confirmation form, with its logo and its order.';
