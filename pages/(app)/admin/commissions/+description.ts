export default 'Every commission with its status, and the queue of sales under review.';
