export default 'All orders of the shop with their payment status and their order form.';
