import type { OrderTexts } from '../order-texts.ts';
import { order as emails } from './emails.ts';
import { firstScreen } from './first-screen.ts';
import { landing, refundRule } from './landing.ts';

const { receipt } = emails;

/** Follows the refund rule: what holds once the designs are there. */
const refundAfter =
  'După aceea corectăm până iese bine și rambursăm doar dacă întârziem sau nu putem termina site-ul.';

export const order: OrderTexts = {
  pages: {
    items: [
      'Site realizat de profesioniști, până la {pages}\u00a0pagini',
      '{designs} machete pe măsura ta în {designHours} de ore',
      'Site gata în {workingDays}\u00a0zile lucrătoare ({workingHours} de ore de lucru)',
      '1\u00a0an de găzduire',
      '1\u00a0an de domeniu',
      '{supportMonths} luni de mentenanță și asistență',
      'Program de facturare, gratuit în primul an',
      'Modificări nelimitate',
      'Un copac plantat, cu certificat',
    ],
    orderNow: landing.orderNow,
    chat: landing.chrome.chat,
    newTab: landing.chrome.opensInNewTab,
    refundLink: landing.chrome.refund,
    termsLink: landing.chrome.terms,
    privacyLink: landing.chrome.privacy,
    treeLink: landing.chrome.whyTree,
    firstScreen,
    pricing: {
      title: 'Un singur preț și ce urmează apoi',
      lead: 'Pachetul complet costă {price}. Plătești o singură dată.',
      kind: 'TOTUL ÎNTR-UN PACHET',
      once: 'plată unică',
      included: 'Ce este inclus',
      demo: '(plată demonstrativă)',
      noCard: 'Aceasta este o demonstrație: nu se cere card și nu se încasează nimic.',
      currency: 'Prețuri în {code} – {change}',
      change: 'schimbă',
      secure: 'Plată securizată cu cardul. Ai o întrebare înainte? {chat}',
      later: 'Din al doilea an',
      hosting: 'Găzduire',
      maintenance: 'Mentenanță',
      domain: 'Domeniu',
      billing: 'Program de facturare, dacă îl vrei',
      perYear: '{amount} pe an',
      domainPrice: 'prețul pieței, de obicei între {domainFrom} și {domainTo} pe an',
      refund: `${refundRule} ${refundAfter} {refund}`,
      note: 'Aceste prețuri sunt în dolari americani și se aplică doar dacă prelungești serviciile.',
      unreachable: 'Serviciul de plată nu răspunde acum. Încearcă din nou peste câteva clipe.',
    },
    faq: {
      title: 'Ce ne întreabă oamenii înainte de comandă',
      list: [
        [
          'Ce primesc exact pentru {price}?',
          'Un site realizat de profesioniști, un an de găzduire, un an de domeniu, {supportMonths} luni de mentenanță și asistență, programul de facturare gratuit în primul an și un copac plantat. O singură plată, fără costuri suplimentare la final.',
        ],
        [
          'Ce cuprinde site-ul?',
          'Până la {pages} pagini. Tu trimiți notițe și fotografii, noi scriem textele, iar tu le corectezi. Facem modificări mici timp de {supportMonths} luni. Magazinul online, rezervările și căsuțele de e-mail nu sunt incluse; punem linkuri spre serviciile pe care le folosești deja.',
        ],
        ['Cât durează, de fapt?', landing.timeNote],
        [
          'Cât costă al doilea an?',
          'Găzduirea costă {hosting}, iar mentenanța {maintenance} pe an. Domeniul se prelungește la prețul pieței, de obicei între {domainFrom} și {domainTo}. Programul de facturare costă {billing} pe an, dacă vrei să îl păstrezi. Poți renunța separat la fiecare serviciu și poți lua site-ul cu tine.',
        ],
        [
          'Și dacă nu îmi plac machetele?',
          `Spune-ne și le refacem: modificările sunt nelimitate. ${refundRule} ${refundAfter} Dacă site-ul tău nu este online la {lateDays} zile după comandă, poți totuși să anulezi și îți rambursăm prețul integral; zilele în care așteptăm răspunsul tău nu se iau în calcul.`,
        ],
        [
          'Trebuie să pregătesc ceva?',
          'Pentru început ajung câteva rânduri despre afacerea ta și imagini care îți plac. Logoul, programul și prețurile pot veni mai târziu.',
        ],
        [
          'Am deja un domeniu. Îl pot păstra?',
          'Da. Scrie-l în formular și îl conectăm noi. Adresele tale de e-mail funcționează în continuare.',
        ],
        [
          'Ce e cu copacul?',
          'Un site consumă curent de fiecare dată când îl deschide cineva. Facem pagini ușoare, care consumă mai puțin, iar pentru fiecare site se plantează cel puțin un copac. Primești certificatul când site-ul este online; locul și data se adaugă după ce copacul este plantat.',
        ],
      ],
    },
    checkout: {
      title: 'Plată demonstrativă',
      lead: 'Aceasta este o demonstrație. Nu se cere card, nu se încasează nimic și nu se va face niciun site. În rest, comanda ta funcționează ca una adevărată.',
      when: 'Ce se întâmplă și când',
      steps: [
        'Imediat după comandă: un formular despre afacerea ta. Durează circa {minutes} minute.',
        'În {designHours} de ore de la trimiterea formularului: {designs} machete din care să alegi.',
        'În {workingDays}\u00a0zile lucrătoare ({workingHours} de ore de lucru) de la alegerea ta: site-ul, gata de verificat. După ce îl aprobi, îl lansăm.',
      ],
      refund: `${refundRule} ${refundAfter} {refund}`,
      consumer:
        'Consumatorii din Uniunea Europeană și din Regatul Unit se pot retrage în 14\u00a0zile de la comandă. Când comanzi, ne ceri să începem imediat; politica noastră de rambursare se adaugă acestui drept. {terms}, {privacy}',
      details: 'Datele tale',
      required: landing.form.requiredNote,
      name: landing.form.name,
      email: landing.form.email,
      later: 'Trimiteți-mi un link dacă mă opresc aici',
      laterNote: 'Un singur e-mail după o oră și niciunul în plus.',
      currency: emails.printed.labels.currency,
      pay: 'Trimite comanda demonstrativă',
      nameMissing: 'Scrie-ți numele.',
      emailInvalid: landing.form.invalidEmail,
      failed: 'Comanda demonstrativă nu a putut fi trimisă. Ce ai scris este încă aici: încearcă din nou.',
    },
    done: {
      number: 'Comanda ta demonstrativă are numărul {order}. Un magazin adevărat ar fi încasat {price}.',
      mailbox:
        'Același link este în e-mailul pe care ți l-am trimis. În această demonstrație îl poți citi aici: {mailbox}.',
      mailboxLink: 'căsuța demonstrativă',
      noEmail: 'Un magazin adevărat ți-ar trimite linkul și pe e-mail.',
    },
  },
  thanks: {
    title: 'Îți mulțumim pentru comandă',
    titleUnknown: 'Tocmai ai plătit?',
    hello: 'Îți mulțumim pentru comandă, {name}',
    paid: 'Am primit plata ta de {amount}. Numărul comenzii tale este {orderId}.',
    button: receipt.button,
    sameLink: 'Același link este în e-mailul cu confirmarea plății.',
    confirming: 'Plata ta este în curs de confirmare; numărul comenzii și formularul apar aici imediat.',
    emailComing:
      'Dacă tocmai ai plătit, un e-mail cu confirmarea plății și cu linkul spre formular este pe drum, la adresa pe care ai dat-o la plată.',
    next: receipt.nextHeading,
    steps: receipt.steps,
    due: [
      'Completează formularul: durează circa {minutes} minute.',
      'Dacă îl trimiți acum, ai {designs} machete până {date}.',
      'Dacă alegi una în aceeași zi, site-ul este gata de verificat până {date}. Modificările sunt nelimitate; ele amână această dată.',
    ],
    noEmail:
      'Niciun e-mail după zece minute? Uită-te în spam sau scrie la {email} și menționează numărul comenzii.',
    noEmailUnknown:
      'Niciun e-mail după zece minute? Uită-te în spam sau scrie la {email} și menționează numele de pe card.',
  },
  form: {
    title: 'Formularul comenzii tale',
    intro:
      'Durează circa {minutes} minute. În {designHours} de ore de la trimitere ai {designs} machete pe măsura ta.',
    required: landing.form.requiredNote,
    kept: 'Ce scrii rămâne salvat pe acest dispozitiv până trimiți formularul sau închizi această filă.',
    parts: { you: '1 din 3: Tu', business: '2 din 3: Afacerea ta', domain: '3 din 3: Domeniu și logo' },
    labels: {
      fullName: 'Prenume și nume',
      email: landing.form.email,
      phone: landing.form.phone,
      hearAboutUs: 'Cum ai aflat de noi?',
      businessName: 'Numele firmei',
      businessDescription: 'Cu ce te ocupi',
      billingDetails: 'Date de facturare',
      additionalNotes: 'Observații',
      preferredDomain: 'Domeniul dorit',
      domainOwnership: 'Domeniul este deja al tău?',
      logo: 'Încarcă logoul',
    },
    hints: {
      businessDescription: 'Ce faci, pentru cine și unde.',
      billingDetails: 'Numele și adresa pentru confirmarea plății.',
      preferredDomain: 'De exemplu, afacereata.com. Un an este inclus.',
      logo: 'JPG, PNG sau SVG, cel mult 5\u00a0MB. Nu ai încă un logo? Lasă câmpul gol.',
    },
    chooseFile: 'Alege un fișier sau trage-l aici',
    yes: 'Da',
    no: 'Nu',
    unsure: 'Nu știu sigur',
    referral: 'Recomandare',
    other: 'Altceva',
    confirm: 'Confirm comanda și înțeleg că plata de {price} acoperă 1\u00a0an de servicii',
    confirmUnpriced: 'Confirm comanda și înțeleg că plata acoperă 1\u00a0an de servicii',
    submit: 'Confirmă comanda',
    problem: 'Verifică datele',
    errorTitle: 'Eroare:',
    errors: {
      fullName: 'Scrie-ți prenumele și numele.',
      notPlain:
        'Un nume nu poate conține adrese web sau de e-mail, nici caractere invizibile. Scrie-l din nou, cu spațiu după fiecare punct.',
      email: landing.form.invalidEmail,
      businessName: 'Scrie numele firmei.',
      businessDescription: 'Descrie-ți afacerea în cel puțin 10\u00a0caractere.',
      domainOwnership: 'Alege un răspuns.',
      orderConfirmed: 'Confirmă comanda ca să continui.',
      tooLong: 'Folosește cel mult {max} de caractere.',
      failedTitle: 'Formularul nu a fost trimis',
      failed: 'Ce ai scris este încă aici. Trimite formularul din nou.',
      tooMany: 'Prea multe încercări. Așteaptă câteva minute și încearcă din nou.',
      alreadySent: 'Această comandă este deja confirmată.',
    },
    link: {
      unproven:
        'Deschide pagina din linkul aflat în e-mail. Sau completează formularul aici; îl legăm noi de comanda ta.',
      expired:
        'Linkul nu mai este valabil. Poți totuși să completezi formularul; îl legăm noi de comanda ta.',
      failed: 'Datele tale nu au putut fi încărcate. Poți totuși să completezi formularul.',
      retry: 'Încearcă din nou',
      newLink: 'Trimite-mi un link nou',
    },
    logo: {
      uploading: 'Se încarcă…',
      uploadedTitle: 'Logo încărcat',
      uploaded: 'Logoul tău a fost încărcat.',
      remove: 'Elimină logoul',
      yours: 'Logoul tău',
      type: { title: 'Acest tip de fișier nu este acceptat', text: 'Alege un fișier JPG, PNG sau SVG.' },
      size: {
        title: 'Fișierul este prea mare',
        text: 'Alege un fișier mai mic de 5\u00a0MB.',
      },
      svgSize: {
        title: 'Fișierul este prea mare',
        text: 'Alege un SVG mai mic de 512\u00a0kB sau salvează logoul ca PNG.',
      },
      complexity: {
        title: 'Logoul este prea complex',
        text: 'Imaginea este prea complexă pentru prelucrare. Alege o versiune mai simplă sau salveaz-o ca PNG.',
      },
      failed: { title: 'Nu s-a încărcat', text: 'Încearcă să încarci logoul din nou.' },
    },
    sent: {
      title: 'Formular trimis!',
      text: 'Îți mulțumim! Ne apucăm de machete și îți trimitem confirmarea prin e-mail în cel mult {replyHours} de ore.',
      order: 'Comanda {orderId} este confirmată. Ai machetele până {date}.',
      unmatched:
        'Formularul tău a ajuns. Îl legăm de comanda ta și îți scriem în cel mult {replyHours} de ore.',
      follow: 'Urmărește-ți proiectul',
    },
    given: {
      title: 'Această comandă este deja confirmată.',
      due: 'Ai machetele până {date}.',
      change: 'Dacă vrei să schimbi ceva, răspunde la e-mailul primit de la noi.',
      heading: 'Ce ne-ai spus',
      sent: 'Trimis',
      ownDomain: 'Domeniul este al tău',
      logo: 'Încărcat',
    },
  },
  print: 'Tipărește',
  links: {
    expired: {
      title: 'Linkul a expirat',
      text: 'Ducea înapoi la plata unei comenzi neterminate. Poți comanda din nou oricând.',
      button: 'Comandă din nou',
    },
    incomplete: {
      title: 'Linkul este incomplet',
      text: 'Copiază tot linkul din e-mail sau răspunde la acel e-mail.',
    },
  },
};
