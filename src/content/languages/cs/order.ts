import type { OrderTexts } from '../order-texts.ts';
import { order as emails } from './emails.ts';
import { firstScreen } from './first-screen.ts';
import { landing, refundRule } from './landing.ts';

const { receipt } = emails;

/** Follows the refund rule: what holds once the designs are there. */
const refundAfter =
  'Potom upravujeme, dokud to nesedí, a peníze vracíme jen tehdy, když se opozdíme nebo web nedokončíme.';

export const order: OrderTexts = {
  pages: {
    items: [
      'Profesionálně vytvořený web, až {pages}\u00a0stránek',
      '{designs} návrhy na míru do {designHours}\u00a0hodin',
      'Hotovo za {workingDays}\u00a0pracovních dnů ({workingHours}\u00a0pracovních hodin)',
      'Hosting na 1\u00a0rok',
      'Doména na 1\u00a0rok',
      '{supportMonths}\u00a0měsíců údržby a podpory',
      'Fakturační program, první rok zdarma',
      'Neomezený počet úprav',
      'Zasazený strom s certifikátem',
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
      title: 'Jedna cena a co bude potom',
      lead: 'Celý balíček stojí {price}. Zaplatíte jen jednou.',
      kind: 'VŠE V JEDNOM BALÍČKU',
      once: 'jednorázově',
      included: 'Co je v ceně',
      demo: '(zkušební pokladna)',
      noCard: 'Toto je ukázka: nechceme po vás kartu a nic nestrhneme.',
      currency: 'Ceny v {code} – {change}',
      change: 'změnit',
      secure: 'Bezpečná platba kartou. Chcete se nejdřív zeptat? {chat}',
      later: 'Od druhého roku',
      hosting: 'Hosting',
      maintenance: 'Údržba',
      domain: 'Doména',
      billing: 'Fakturační program, pokud ho chcete',
      perYear: '{amount} ročně',
      domainPrice: 'tržní cena, obvykle {domainFrom} až {domainTo} ročně',
      refund: `${refundRule} ${refundAfter} {refund}`,
      note: 'Tyto ceny jsou v amerických dolarech a platí jen při prodloužení.',
      unreachable: 'Platební služba teď neodpovídá. Zkuste to prosím za chvíli.',
    },
    faq: {
      title: 'Na co se lidé ptají před objednávkou',
      list: [
        [
          'Co přesně dostanu za {price}?',
          'Profesionálně vytvořený web, rok hostingu, rok domény, {supportMonths}\u00a0měsíců údržby a podpory, fakturační program na první rok zdarma a zasazený strom. Jedna platba, na konci nic nepřibude.',
        ],
        [
          'Co všechno web zahrnuje?',
          'Až {pages} stránek. Vy pošlete poznámky a fotky, my napíšeme texty a vy je připomínkujete. Drobné změny děláme {supportMonths}\u00a0měsíců. E-shop, rezervace a e-mailové schránky v ceně nejsou; odkážeme na služby, které už používáte.',
        ],
        ['Jak rychle to doopravdy jde?', landing.timeNote],
        [
          'Kolik stojí druhý rok?',
          'Hosting stojí {hosting} a údržba {maintenance} ročně. Doména se prodlužuje za tržní cenu, obvykle {domainFrom} až {domainTo}. Fakturační program stojí {billing} ročně, pokud si ho chcete nechat. Každou službu můžete ukončit zvlášť a web si vzít s sebou.',
        ],
        [
          'A co když se mi návrhy nebudou líbit?',
          `Řekněte nám to a vytvoříme jiné: počet úprav není omezený. ${refundRule} ${refundAfter} Pokud váš web není do {lateDays}\u00a0dnů od objednávky spuštěný, můžete objednávku zrušit i potom a vrátíme vám celou částku; dny, kdy čekáme na vás, se nepočítají.`,
        ],
        [
          'Musím si něco připravit?',
          'Na začátek stačí pár vět o vaší firmě a obrázky, které se vám líbí. Logo, otevírací doba a ceny mohou přijít později.',
        ],
        [
          'Už mám doménu. Můžu si ji nechat?',
          'Ano. Uveďte ji ve formuláři a my ji připojíme. Vaše e-mailové adresy přitom fungují dál.',
        ],
        [
          'Jak je to s tím stromem?',
          'Web spotřebuje elektřinu pokaždé, když ho někdo otevře. Děláme úsporné stránky, které jí potřebují méně, a za každý web se zasadí aspoň jeden strom. Certifikát dostanete při spuštění webu; místo a datum přibudou, až bude strom zasazený.',
        ],
      ],
    },
    checkout: {
      title: 'Zkušební pokladna',
      lead: 'Toto je ukázka. Nechceme po vás kartu, nic nestrhneme a žádný web nevznikne. Jinak se vaše objednávka chová jako skutečná.',
      when: 'Co se kdy stane',
      steps: [
        'Hned po objednávce: formulář o vaší firmě. Zabere asi {minutes}\u00a0minut.',
        'Do {designHours}\u00a0hodin od odeslání formuláře: {designs} návrhy na výběr.',
        'Do {workingDays}\u00a0pracovních dnů ({workingHours}\u00a0pracovních hodin) od výběru: web připravený ke kontrole. Jakmile ho schválíte, spustíme ho.',
      ],
      refund: `${refundRule} ${refundAfter} {refund}`,
      consumer:
        'Spotřebitelé v EU a ve Spojeném království mohou od smlouvy odstoupit do 14\u00a0dnů od objednávky. Objednávkou nás žádáte, abychom začali hned; naše pravidla pro vrácení peněz platí vedle tohoto práva. {terms}, {privacy}',
      details: 'Vaše údaje',
      required: landing.form.requiredNote,
      name: landing.form.name,
      email: landing.form.email,
      later: 'Pošlete mi odkaz, pokud objednávku teď nedokončím',
      laterNote: 'Jeden e-mail po hodině a žádný další.',
      currency: emails.printed.labels.currency,
      pay: 'Odeslat zkušební objednávku',
      nameMissing: 'Vyplňte prosím své jméno.',
      emailInvalid: landing.form.invalidEmail,
      failed: 'Zkušební objednávku se nepodařilo odeslat. Vaše údaje tu zůstaly: zkuste to znovu.',
    },
    done: {
      number: 'Vaše zkušební objednávka má číslo {order}. Skutečný obchod by strhl {price}.',
      mailbox:
        'Stejný odkaz je v e-mailu, který jsme vám poslali. V této ukázce si ho přečtete zde: {mailbox}.',
      mailboxLink: 'zkušební schránka',
      noEmail: 'Skutečný obchod by vám tento odkaz poslal i e-mailem.',
    },
  },
  thanks: {
    title: 'Děkujeme za objednávku',
    titleUnknown: 'Právě jste zaplatili?',
    hello: 'Děkujeme za objednávku!',
    paid: 'Přijali jsme vaši platbu ve výši {amount}. Číslo vaší objednávky je {orderId}.',
    button: receipt.button,
    sameLink: 'Stejný odkaz je v e-mailu s dokladem.',
    confirming: 'Vaše platba se právě potvrzuje; číslo objednávky a formulář se tu za chvíli objeví.',
    emailComing:
      'Pokud jste právě zaplatili, e-mail s dokladem a odkazem na formulář je na cestě na adresu, kterou jste uvedli při placení.',
    next: receipt.nextHeading,
    steps: receipt.steps,
    due: [
      'Vyplňte formulář: zabere asi {minutes}\u00a0minut.',
      'Když ho odešlete teď, {designs} návrhy budete mít nejpozději: {date}.',
      'Když si ještě ten den jeden vyberete, web bude připravený ke kontrole nejpozději: {date}. Počet úprav není omezený; úpravy tento termín posouvají.',
    ],
    noEmail:
      'Po deseti minutách pořád žádný e-mail? Podívejte se do spamu nebo napište na {email} a uveďte číslo objednávky.',
    noEmailUnknown:
      'Po deseti minutách pořád žádný e-mail? Podívejte se do spamu nebo napište na {email} a uveďte jméno z karty.',
  },
  form: {
    title: 'Formulář k vaší objednávce',
    intro:
      'Zabere asi {minutes}\u00a0minut. Do {designHours}\u00a0hodin od odeslání máte {designs} návrhy na míru.',
    required: landing.form.requiredNote,
    kept: 'Co napíšete, zůstane v tomto zařízení, dokud to neodešlete nebo nezavřete tuto kartu.',
    parts: { you: '1 ze 3: Vy', business: '2 ze 3: Vaše firma', domain: '3 ze 3: Doména a logo' },
    labels: {
      fullName: 'Jméno a příjmení',
      email: landing.form.email,
      phone: landing.form.phone,
      hearAboutUs: 'Jak jste se o nás dozvěděli?',
      businessName: 'Název firmy',
      businessDescription: 'Čím se firma zabývá',
      billingDetails: 'Fakturační údaje',
      additionalNotes: 'Poznámky',
      preferredDomain: 'Doména, kterou chcete',
      domainOwnership: 'Patří vám už tato doména?',
      logo: 'Nahrát logo',
    },
    hints: {
      businessDescription: 'Co děláte, pro koho a kde.',
      billingDetails: 'Jméno a adresa na doklad.',
      preferredDomain: 'Například vasefirma.com. Jeden rok je v ceně.',
      logo: 'JPG, PNG nebo SVG, nejvýše 5\u00a0MB. Logo ještě nemáte? Nechte pole prázdné.',
    },
    chooseFile: 'Vyberte soubor nebo ho sem přetáhněte',
    yes: 'Ano',
    no: 'Ne',
    unsure: 'Nevím',
    referral: 'Doporučení',
    other: 'Jinak',
    confirm: 'Potvrzuji svou objednávku a beru na vědomí, že platba {price} pokrývá 1\u00a0rok služeb',
    confirmUnpriced: 'Potvrzuji svou objednávku a beru na vědomí, že platba pokrývá 1\u00a0rok služeb',
    submit: 'Potvrdit objednávku',
    problem: 'Zkontrolujte prosím své údaje',
    errorTitle: 'Chyba:',
    errors: {
      fullName: 'Vyplňte prosím jméno a příjmení.',
      notPlain:
        'Jméno nesmí obsahovat webovou ani e-mailovou adresu ani neviditelné znaky. Napište ho prosím znovu, s mezerou za každou tečkou.',
      email: landing.form.invalidEmail,
      businessName: 'Vyplňte prosím název firmy.',
      businessDescription: 'Popište svou firmu aspoň 10\u00a0znaky.',
      domainOwnership: 'Vyberte prosím jednu možnost.',
      orderConfirmed: 'Abyste mohli pokračovat, potvrďte objednávku.',
      tooLong: 'Použijte nejvýše {max} znaků.',
      failedTitle: 'Formulář se neodeslal',
      failed: 'Vaše údaje tu zůstaly. Odešlete prosím formulář znovu.',
      tooMany: 'Příliš mnoho pokusů. Počkejte několik minut a zkuste to znovu.',
      alreadySent: 'Tato objednávka už je potvrzená.',
    },
    link: {
      unproven:
        'Otevřete tuto stránku z odkazu v e-mailu. Nebo formulář vyplňte tady a my ho k vaší objednávce přiřadíme.',
      expired: 'Tento odkaz už neplatí. Formulář přesto můžete vyplnit; k vaší objednávce ho přiřadíme.',
      failed: 'Vaše údaje se nepodařilo načíst. Formulář přesto můžete vyplnit.',
      retry: 'Zkusit znovu',
      newLink: 'Poslat nový odkaz',
    },
    logo: {
      uploading: 'Nahráváme…',
      uploadedTitle: 'Logo je nahrané',
      uploaded: 'Vaše logo je nahrané.',
      remove: 'Odebrat logo',
      yours: 'Vaše logo',
      type: { title: 'Tento typ souboru nejde použít', text: 'Vyberte prosím soubor JPG, PNG nebo SVG.' },
      size: {
        title: 'Soubor je příliš velký',
        text: 'Vyberte prosím soubor menší než 5\u00a0MB.',
      },
      svgSize: {
        title: 'Soubor je příliš velký',
        text: 'Vyberte prosím SVG menší než 512\u00a0kB nebo logo uložte jako PNG.',
      },
      complexity: {
        title: 'Logo je příliš složité',
        text: 'Tento obrázek je na zpracování příliš složitý. Vyberte jednodušší verzi nebo ho uložte jako PNG.',
      },
      failed: { title: 'Nahrání se nezdařilo', text: 'Zkuste prosím logo nahrát znovu.' },
    },
    sent: {
      title: 'Formulář je odeslaný!',
      text: 'Děkujeme! Do {replyHours}\u00a0hodin vám ho potvrdíme e-mailem a začneme s návrhy.',
      order: 'Objednávka {orderId} je potvrzená. Návrhy budete mít nejpozději: {date}.',
      unmatched: 'Váš formulář dorazil. Přiřadíme ho k objednávce a do {replyHours}\u00a0hodin vám napíšeme.',
      follow: 'Sledovat projekt',
    },
    given: {
      title: 'Tato objednávka už je potvrzená.',
      due: 'Návrhy budete mít nejpozději: {date}.',
      change: 'Pokud chcete něco změnit, odpovězte na e-mail, který jste od nás dostali.',
      heading: 'Co jste nám napsali',
      sent: 'Odesláno',
      ownDomain: 'Doména je vaše',
      logo: 'Nahráno',
    },
  },
  print: 'Vytisknout',
  links: {
    expired: {
      title: 'Platnost odkazu vypršela',
      text: 'Vedl zpět k platbě objednávky, kterou jste nedokončili. Objednat můžete kdykoli znovu.',
      button: 'Objednat znovu',
    },
    incomplete: {
      title: 'Odkaz není úplný',
      text: 'Zkopírujte z e-mailu celý odkaz nebo na e-mail odpovězte.',
    },
  },
};
