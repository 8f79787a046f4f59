export default 'Totals, the latest orders and the latest enquiries of the shop.';
