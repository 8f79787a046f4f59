export default 'Who did what in the shop, when, and what it was before.';
