import { texts } from '#src/content/first-screen/trades.ts';
import { FIRST_SCREEN_MAX } from '#src/domain/visit-notes.ts';

/** Opens the dialog with the visitor's own website. The method sends nothing. */
export function FirstScreenOpener() {
  return (
    <form
      className="own-screen"
      id="first-screen"
      method="dialog"
      data-script="/src/features/site/home/first-screen/first-screen.client.ts"
    >
      <p>{texts.intro}</p>
      <label className="field">
        {texts.business}
        <input name="business" autoComplete="organization" maxLength={FIRST_SCREEN_MAX.business} />
      </label>
      <label className="field">
        {texts.trade}
        <input name="trade" autoComplete="off" maxLength={FIRST_SCREEN_MAX.trade} />
      </label>
      <button className="btn" type="submit" aria-haspopup="dialog">
        {texts.open}
      </button>
    </form>
  );
}
