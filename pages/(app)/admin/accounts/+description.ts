export default 'Your own account, and the accounts of your colleagues.';
