export default 'Your payment has been made. What happens next, step by step, from the order form to the finished website.';
