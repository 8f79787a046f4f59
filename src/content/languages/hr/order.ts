import type { OrderTexts } from '../order-texts.ts';
import { order as emails } from './emails.ts';
import { firstScreen } from './first-screen.ts';
import { landing, refundRule } from './landing.ts';

const { receipt } = emails;

/** Follows the refund rule: what holds once the designs are there. */
const refundAfter =
  'Nakon toga ispravljamo dok ne bude kako treba, a novac vraćamo samo ako kasnimo ili ne možemo dovršiti stranicu.';

export const order: OrderTexts = {
  pages: {
    items: [
      'Profesionalno izrađena web-stranica, do {pages}\u00a0podstranica',
      '{designs} prijedloga po mjeri u roku od {designHours}\u00a0sata',
      'Gotovo za {workingDays}\u00a0radnih dana ({workingHours}\u00a0radnih sati)',
      '1\u00a0godina hostinga',
      '1\u00a0godina domene',
      '{supportMonths}\u00a0mjeseci održavanja i podrške',
      'Program za račune, prva godina besplatno',
      'Neograničen broj izmjena',
      'Posađeno stablo s potvrdom',
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
      title: 'Jedna cijena i što dolazi nakon nje',
      lead: 'Cijeli paket stoji {price}, jednokratno.',
      kind: 'SVE U JEDNOM PAKETU',
      once: 'jednokratno',
      included: 'Što je uključeno',
      demo: '(probna blagajna)',
      noCard: 'Ovo je demo: ne tražimo karticu i ništa ne naplaćujemo.',
      currency: 'Cijene u {code} – {change}',
      change: 'promijeni',
      secure: 'Sigurno plaćanje karticom. Želite prvo nešto pitati? {chat}',
      later: 'Od druge godine',
      hosting: 'Hosting',
      maintenance: 'Održavanje',
      domain: 'Domena',
      billing: 'Program za račune, ako ga želite',
      perYear: '{amount} godišnje',
      domainPrice: 'tržišna cijena, obično od {domainFrom} do {domainTo} godišnje',
      refund: `${refundRule} ${refundAfter} {refund}`,
      note: 'Ove su cijene u američkim dolarima i vrijede samo ako produljite.',
      unreachable: 'Usluga plaćanja trenutačno ne odgovara. Pokušajte ponovno za koji trenutak.',
    },
    faq: {
      title: 'Što ljudi pitaju prije narudžbe',
      list: [
        [
          'Što točno dobivam za {price}?',
          'Profesionalno izrađenu web-stranicu, godinu dana hostinga, godinu dana domene, {supportMonths}\u00a0mjeseci održavanja i podrške, program za račune prve godine besplatno i posađeno stablo. Jedna uplata, bez doplata na kraju.',
        ],
        [
          'Što web-stranica uključuje?',
          'Do {pages} podstranica. Vi šaljete bilješke i fotografije, mi pišemo tekstove, a vi javite što treba izmijeniti. Male izmjene radimo {supportMonths}\u00a0mjeseci. Trgovina, rezervacije i e-mail sandučići nisu uključeni; dodajemo poveznice na usluge koje već koristite.',
        ],
        ['Koliko to zapravo traje?', landing.timeNote],
        [
          'Koliko stoji druga godina?',
          'Hosting stoji {hosting}, a održavanje {maintenance} godišnje. Domena se produljuje po tržišnoj cijeni, obično od {domainFrom} do {domainTo}. Program za račune stoji {billing} godišnje, ako ga želite zadržati. Svaku uslugu možete otkazati zasebno i stranicu ponijeti sa sobom.',
        ],
        [
          'A ako mi se prijedlozi ne svide?',
          `Recite nam i izradit ćemo nove: broj izmjena nije ograničen. ${refundRule} ${refundAfter} Ako vaša stranica nije objavljena {lateDays}\u00a0dana nakon narudžbe, i tada je možete otkazati i vraćamo vam cijeli iznos; dani u kojima čekamo vaš odgovor ne računaju se.`,
        ],
        [
          'Moram li nešto pripremiti?',
          'Za početak je dovoljno nekoliko rečenica o vašem poslu i slike koje vam se sviđaju. Logotip, radno vrijeme i cijene mogu doći poslije.',
        ],
        [
          'Već imam domenu. Mogu li je zadržati?',
          'Da. Navedite je u obrascu i mi ćemo je povezati. Vaše e-mail adrese pritom i dalje rade.',
        ],
        [
          'A zašto stablo?',
          'Web-stranica troši struju svaki put kad je netko otvori. Izrađujemo lagane stranice koje troše manje, a za svaku se stranicu sadi barem jedno stablo. Potvrdu dobivate kad stranica bude objavljena; mjesto i datum dodaju se kad stablo bude posađeno.',
        ],
      ],
    },
    checkout: {
      title: 'Probna blagajna',
      lead: 'Ovo je demo. Ne tražimo karticu, ništa ne naplaćujemo i nijedna stranica neće biti izrađena. Sve ostalo odvija se kao s pravom narudžbom.',
      when: 'Što se kada događa',
      steps: [
        'Odmah nakon narudžbe: obrazac o vašem poslu. Ispunjavanje traje oko {minutes}\u00a0minuta.',
        'U roku od {designHours}\u00a0sata od slanja obrasca: {designs} prijedloga na izbor.',
        'U roku od {workingDays}\u00a0radnih dana ({workingHours}\u00a0radnih sati) od vašeg odabira: stranica spremna za pregled. Kad je odobrite, objavljujemo je.',
      ],
      refund: `${refundRule} ${refundAfter} {refund}`,
      consumer:
        'Potrošači u EU-u i Ujedinjenom Kraljevstvu mogu odustati od ugovora u roku od 14\u00a0dana od narudžbe. Narudžbom nas molite da odmah počnemo; naša pravila povrata novca vrijede uz to pravo. {terms}, {privacy}',
      details: 'Vaši podaci',
      required: landing.form.requiredNote,
      name: landing.form.name,
      email: landing.form.email,
      later: 'Pošaljite mi poveznicu ako sada ne dovršim narudžbu',
      laterNote: 'Jedan e-mail nakon sat vremena i nijedan više.',
      currency: emails.printed.labels.currency,
      pay: 'Pošalji probnu narudžbu',
      nameMissing: 'Upišite svoje ime.',
      emailInvalid: landing.form.invalidEmail,
      failed: 'Probna narudžba nije stigla. Sve što ste upisali i dalje je ovdje: pokušajte ponovno.',
    },
    done: {
      number: 'Vaša probna narudžba ima broj {order}. Prava trgovina naplatila bi {price}.',
      mailbox:
        'Ista je poveznica u e-mailu koji smo vam poslali. U ovom demu možete ga pročitati ovdje: {mailbox}.',
      mailboxLink: 'probni sandučić',
      noEmail: 'Prava bi vam trgovina ovu poveznicu poslala i e-mailom.',
    },
  },
  thanks: {
    title: 'Hvala na narudžbi',
    titleUnknown: 'Upravo ste platili?',
    hello: 'Hvala na narudžbi!',
    paid: 'Primili smo vašu uplatu od {amount}. Broj vaše narudžbe: {orderId}.',
    button: receipt.button,
    sameLink: 'Ista je poveznica u e-mailu s potvrdom o plaćanju.',
    confirming: 'Vaša se uplata upravo potvrđuje; broj narudžbe i obrazac uskoro će se pojaviti ovdje.',
    emailComing:
      'Ako ste upravo platili, e-mail s potvrdom o plaćanju i poveznicom na obrazac na putu je na adresu koju ste naveli pri plaćanju.',
    next: receipt.nextHeading,
    steps: receipt.steps,
    due: [
      'Ispunite obrazac: ispunjavanje traje oko {minutes}\u00a0minuta.',
      'Pošaljete li ga sada, {designs} prijedloga imat ćete najkasnije: {date}.',
      'Odaberete li jedan isti dan, stranica će biti spremna za pregled najkasnije: {date}. Broj izmjena nije ograničen; izmjene pomiču taj rok.',
    ],
    noEmail:
      'Nakon deset minuta još nema e-maila? Pogledajte u neželjenu poštu ili pišite na {email} i navedite broj narudžbe.',
    noEmailUnknown:
      'Nakon deset minuta još nema e-maila? Pogledajte u neželjenu poštu ili pišite na {email} i navedite ime s kartice.',
  },
  form: {
    title: 'Obrazac uz vašu narudžbu',
    intro:
      'Ispunjavanje traje oko {minutes}\u00a0minuta. U roku od {designHours}\u00a0sata od slanja imate {designs} prijedloga po mjeri.',
    required: landing.form.requiredNote,
    kept: 'Što upišete ostaje na ovom uređaju dok to ne pošaljete ili ne zatvorite ovu karticu.',
    parts: { you: '1 od 3: Vi', business: '2 od 3: Vaš posao', domain: '3 od 3: Domena i logotip' },
    labels: {
      fullName: 'Ime i prezime',
      email: landing.form.email,
      phone: landing.form.phone,
      hearAboutUs: 'Kako ste čuli za nas?',
      businessName: 'Naziv tvrtke ili obrta',
      businessDescription: 'Čime se bavite',
      billingDetails: 'Podaci za račun',
      additionalNotes: 'Napomene',
      preferredDomain: 'Željena domena',
      domainOwnership: 'Je li ova domena već vaša?',
      logo: 'Učitajte logotip',
    },
    hints: {
      businessDescription: 'Što radite, za koga i gdje.',
      billingDetails: 'Ime i adresa za potvrdu o plaćanju.',
      preferredDomain: 'Na primjer vasatvrtka.com. Jedna je godina uključena.',
      logo: 'JPG, PNG ili SVG, najviše 5\u00a0MB. Još nemate logotip? Ostavite prazno.',
    },
    chooseFile: 'Odaberite datoteku ili je povucite ovamo',
    yes: 'Da',
    no: 'Ne',
    unsure: 'Ne znam',
    referral: 'Preporuka',
    other: 'Drugo',
    confirm: 'Potvrđujem svoju narudžbu i znam da uplata od {price} pokriva 1\u00a0godinu usluge',
    confirmUnpriced: 'Potvrđujem svoju narudžbu i znam da uplata pokriva 1\u00a0godinu usluge',
    submit: 'Potvrdi narudžbu',
    problem: 'Provjerite podatke',
    errorTitle: 'Pogreška:',
    errors: {
      fullName: 'Upišite ime i prezime.',
      notPlain:
        'Ime ne smije sadržavati web-adresu ni e-mail adresu ni nevidljive znakove. Upišite ga ponovno, s razmakom iza svake točke.',
      email: landing.form.invalidEmail,
      businessName: 'Upišite naziv tvrtke ili obrta.',
      businessDescription: 'Opišite čime se bavite s najmanje 10\u00a0znakova.',
      domainOwnership: 'Odaberite odgovor.',
      orderConfirmed: 'Za nastavak potvrdite narudžbu.',
      tooLong: 'Upotrijebite najviše {max} znakova.',
      failedTitle: 'Obrazac nije poslan',
      failed: 'Sve što ste upisali i dalje je ovdje. Pošaljite obrazac ponovno.',
      tooMany: 'Previše pokušaja. Pričekajte nekoliko minuta i pokušajte ponovno.',
      alreadySent: 'Ova je narudžba već potvrđena.',
    },
    link: {
      unproven:
        'Otvorite ovu stranicu putem poveznice u e-mailu. Ili ispunite obrazac ovdje, a mi ćemo ga povezati s vašom narudžbom.',
      expired:
        'Ova poveznica više ne vrijedi. Obrazac svejedno možete ispuniti; povezat ćemo ga s vašom narudžbom.',
      failed: 'Vaši se podaci nisu mogli učitati. Obrazac svejedno možete ispuniti.',
      retry: 'Pokušaj ponovno',
      newLink: 'Pošalji mi novu poveznicu',
    },
    logo: {
      uploading: 'Učitavanje…',
      uploadedTitle: 'Logotip je učitan',
      uploaded: 'Vaš je logotip učitan.',
      remove: 'Ukloni logotip',
      yours: 'Vaš logotip',
      type: {
        title: 'Ova se vrsta datoteke ne može upotrijebiti',
        text: 'Odaberite JPG, PNG ili SVG datoteku.',
      },
      size: {
        title: 'Datoteka je prevelika',
        text: 'Odaberite datoteku manju od 5\u00a0MB.',
      },
      svgSize: {
        title: 'Datoteka je prevelika',
        text: 'Odaberite SVG manji od 512\u00a0kB ili spremite logotip kao PNG.',
      },
      complexity: {
        title: 'Logotip je presložen',
        text: 'Ova je slika presložena za obradu. Odaberite jednostavniju inačicu ili je spremite kao PNG.',
      },
      failed: { title: 'Učitavanje nije uspjelo', text: 'Pokušajte ponovno učitati logotip.' },
    },
    sent: {
      title: 'Obrazac je poslan!',
      text: 'Hvala! U roku od {replyHours}\u00a0sata potvrdit ćemo ga e-mailom i početi s prijedlozima.',
      order: 'Narudžba {orderId} je potvrđena. Prijedloge ćete imati najkasnije: {date}.',
      unmatched:
        'Vaš je obrazac stigao. Povezat ćemo ga s narudžbom i javiti vam se u roku od {replyHours}\u00a0sata.',
      follow: 'Pratite svoj projekt',
    },
    given: {
      title: 'Ova je narudžba već potvrđena.',
      due: 'Prijedloge ćete imati najkasnije: {date}.',
      change: 'Ako želite nešto promijeniti, odgovorite na e-mail koji ste dobili od nas.',
      heading: 'Ovo ste nam napisali',
      sent: 'Poslano',
      ownDomain: 'Domena je vaša',
      logo: 'Učitano',
    },
  },
  print: 'Ispis',
  links: {
    expired: {
      title: 'Ova je poveznica istekla',
      text: 'Vodila je natrag na plaćanje narudžbe koju niste dovršili. Ponovno naručiti možete kad god želite.',
      button: 'Naručite ponovno',
    },
    incomplete: {
      title: 'Poveznica nije potpuna',
      text: 'Kopirajte cijelu poveznicu iz e-maila ili odgovorite na e-mail.',
    },
  },
};
