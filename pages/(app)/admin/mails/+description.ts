export default 'Every mail the shop has sent, what could not be delivered, and sending it again.';
