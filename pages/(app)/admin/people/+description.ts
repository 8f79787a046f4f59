export default 'A copy of what the shop holds about a person, or its erasure.';
