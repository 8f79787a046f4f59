export default 'The affiliates of the shop: who they are, what they sold and what they are owed.';
