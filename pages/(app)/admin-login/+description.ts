export default 'Sign in to the admin area: orders, order confirmations, enquiries, affiliates and payouts.';
