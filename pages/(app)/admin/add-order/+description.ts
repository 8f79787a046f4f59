export default 'Add an order that reached the shop outside the website, by bank transfer for example.';
