import type { ForeignLanguage } from '#src/domain/markets.ts';
import { PACKAGE_NAME } from '#src/domain/offer.ts';

/** As the country pages name the package. */
const PACKAGE_NAMES: Readonly<Record<ForeignLanguage, string>> = {
  bg: 'Пакет „Уебсайт“',
  cs: 'Balíček „Webové stránky“',
  da: 'Hjemmesidepakke',
  de: 'Komplettpaket',
  el: 'Πακέτο «Ιστοσελίδα»',
  es: 'Paquete «Página web»',
  et: 'Kodulehe pakett',
  fi: 'Kotisivupaketti',
  fr: 'Formule site web',
  hr: 'Paket „Web-stranica”',
  hu: 'Weboldalcsomag',
  is: 'Vefpakki',
  it: 'Pacchetto «Sito web»',
  lt: 'Svetainės paketas',
  lv: 'Mājaslapas pakete',
  nb: 'Nettsidepakke',
  nl: 'Websitepakket',
  pl: 'Pakiet „Strona internetowa”',
  pt: 'Pacote «Site»',
  ro: 'Pachetul „Site web”',
  sk: 'Balík „Webová stránka“',
  sl: 'Paket »Spletna stran«',
  sv: 'Hemsidespaket',
};

/** The package in the customer's language; a name that staff typed stays as it is. */
export function packageNameIn(lang: string, name: string = PACKAGE_NAME): string {
  const [language = ''] = lang.split('-');
  if (name !== PACKAGE_NAME || !Object.hasOwn(PACKAGE_NAMES, language)) return name;
  return PACKAGE_NAMES[language as ForeignLanguage];
}
