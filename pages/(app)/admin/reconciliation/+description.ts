export default 'What payments, orders, commissions and the books say about each other.';
