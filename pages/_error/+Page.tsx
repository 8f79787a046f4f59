import { usePageContext } from 'vike-react/usePageContext';

/** Development and the app areas only: public addresses that lead nowhere get the finished 404 documents. */
export function Page() {
  const { is404, abortReason } = usePageContext();
  return (
    <main id="main">
      <h1>{is404 ? '404 Page Not Found' : 'Something went wrong'}</h1>
      <p>{typeof abortReason === 'string' ? abortReason : is404 ? 'There is no page at this address.' : 'Please try again in a moment.'}</p>
      <p>
        <a href="/">Back to Home</a>
      </p>
    </main>
  );
}
