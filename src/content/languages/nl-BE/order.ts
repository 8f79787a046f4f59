import { order as nl, pages } from '../nl/order.ts';
import type { OrderTexts } from '../order-texts.ts';
import { order as emails } from './emails.ts';
import { firstScreen } from './first-screen.ts';
import { landing, refundRule } from './landing.ts';

const { receipt } = emails;

/** Follows the refund rule: what holds once the designs are there. */
const refundAfter =
  'Daarna passen we aan tot het klopt en betalen we alleen terug als we te laat zijn of de website niet kunnen afwerken.';

export const order: OrderTexts = {
  ...nl,
  pages: {
    ...pages,
    orderNow: landing.orderNow,
    privacyLink: landing.chrome.privacy,
    firstScreen,
    pricing: {
      ...pages.pricing,
      noCard: 'Dit is een demo: u hebt geen kaart nodig en er wordt niets afgeschreven.',
      secure: 'Veilig betalen met uw kaart. Eerst nog een vraag? {chat}',
      billing: 'Facturatieprogramma, als u dat wilt',
      refund: `${refundRule} ${refundAfter} {refund}`,
      note: 'Deze prijzen zijn in Amerikaanse dollars en gelden alleen als u verlengt.',
    },
    faq: {
      ...pages.faq,
      title: 'Veelgestelde vragen voordat u bestelt',
      list: [
        [
          'Wat krijg ik precies voor {price}?',
          'Een professioneel gebouwde website, een jaar hosting, een jaar domeinnaam, {supportMonths}\u00a0maanden onderhoud en ondersteuning, het eerste jaar gratis een facturatieprogramma en een geplante boom. Eén betaling, er komt niets meer bij.',
        ],
        [
          'Wat zit er in de website?',
          'Tot {pages} pagina’s. U stuurt steekwoorden en foto’s, wij schrijven de teksten en u kijkt ze na. Kleine wijzigingen doen we {supportMonths}\u00a0maanden lang. Webshop, boekingssysteem en mailboxen horen er niet bij; we linken naar de diensten die u al gebruikt.',
        ],
        ['Hoe snel gaat het echt?', landing.timeNote],
        [
          'Wat kost het tweede jaar?',
          'Hosting kost {hosting} en onderhoud {maintenance} per jaar. De domeinnaam verlengt u tegen de marktprijs, meestal {domainFrom} tot {domainTo}. Het facturatieprogramma kost {billing} per jaar als u het wilt houden. U kunt elk onderdeel apart opzeggen en de website meenemen.',
        ],
        [
          'En als ik de ontwerpen niet mooi vind?',
          `Zeg het ons, dan maken we iets anders: u mag zo vaak iets laten aanpassen als u wilt. ${refundRule} ${refundAfter} Staat uw website {lateDays}\u00a0dagen na uw bestelling niet online, dan kunt u alsnog annuleren en krijgt u het volledige bedrag terug; dagen waarop we op u wachten, tellen niet mee.`,
        ],
        [
          'Moet ik iets voorbereiden?',
          'Een paar zinnen over uw bedrijf en foto’s die u mooi vindt, zijn genoeg om te beginnen. Logo, openingsuren en prijzen mogen later.',
        ],
        [
          'Ik heb al een domeinnaam. Kan ik die houden?',
          'Ja. Vul hem in op het formulier, dan koppelen wij hem. Uw e-mailadressen blijven gewoon werken.',
        ],
        [
          'Hoe zit het met die boom?',
          'Een website gebruikt stroom, elke keer dat iemand hem opent. Wij bouwen lichte pagina’s die minder verbruiken, en voor elke website wordt minstens één boom geplant. U krijgt het certificaat zodra uw website online staat; plaats en datum volgen als de boom geplant is.',
        ],
      ],
    },
    checkout: {
      ...pages.checkout,
      lead: 'Dit is een demo. U hebt geen kaart nodig, er wordt niets afgeschreven en er wordt geen website gebouwd. Verder gedraagt uw bestelling zich als een echte.',
      steps: [
        'Meteen na uw bestelling: een formulier over uw bedrijf. Dat duurt ongeveer {minutes}\u00a0minuten.',
        'Binnen {designHours}\u00a0uur nadat u het formulier hebt verstuurd: {designs} ontwerpen om uit te kiezen.',
        'Binnen {workingDays}\u00a0werkdagen ({workingHours}\u00a0werkuren) na uw keuze: uw website, klaar om te bekijken. Keurt u hem goed, dan zetten we hem online.',
      ],
      refund: `${refundRule} ${refundAfter} {refund}`,
      consumer:
        'Consumenten in de EU en het Verenigd Koninkrijk hebben na de bestelling 14\u00a0dagen bedenktijd. Met uw bestelling vraagt u ons meteen te beginnen; onze terugbetalingsregel geldt bovenop dat recht. {terms}, {privacy}',
      details: 'Uw gegevens',
      nameMissing: 'Vul uw naam in.',
      emailInvalid: landing.form.invalidEmail,
      failed: 'De demobestelling is niet aangekomen. Wat u hebt ingevuld, staat er nog: probeer het opnieuw.',
    },
    done: {
      ...pages.done,
      number: 'Uw demobestelling heeft nummer {order}. Een echte winkel had {price} afgeschreven.',
      mailbox:
        'Dezelfde link staat in de e-mail die we u hebben gestuurd. In deze demo leest u die hier: {mailbox}.',
      noEmail: 'Een echte winkel zou u deze link ook mailen.',
    },
  },
  thanks: {
    title: 'Bedankt voor uw bestelling',
    titleUnknown: 'Hebt u net betaald?',
    hello: 'Bedankt voor uw bestelling!',
    paid: 'We hebben uw betaling van {amount} ontvangen. Uw bestelnummer is {orderId}.',
    button: receipt.button,
    sameLink: 'Dezelfde link staat in de e-mail met uw betaalbewijs.',
    confirming: 'Uw betaling wordt nu bevestigd; uw bestelnummer en uw formulier verschijnen hier zo.',
    emailComing:
      'Hebt u net betaald? Dan is een e-mail met uw betaalbewijs en de link naar uw formulier onderweg naar het adres dat u bij het betalen hebt opgegeven.',
    next: receipt.nextHeading,
    steps: receipt.steps,
    due: [
      'Vul het formulier in: dat duurt ongeveer {minutes}\u00a0minuten.',
      'Verstuurt u het nu, dan hebt u {designs} ontwerpen, uiterlijk {date}.',
      'Kiest u er dezelfde dag een, dan staat uw website uiterlijk {date} klaar om te bekijken. U mag zo vaak iets laten aanpassen als u wilt; de datum schuift dan op.',
    ],
    noEmail: 'Na tien minuten nog geen e-mail? Kijk in uw spammap of mail naar {email} met uw bestelnummer.',
    noEmailUnknown:
      'Na tien minuten nog geen e-mail? Kijk in uw spammap of mail naar {email} met de naam op uw kaart.',
  },
  form: {
    ...nl.form,
    title: 'Formulier bij uw bestelling',
    intro:
      'Dit duurt ongeveer {minutes}\u00a0minuten. Binnen {designHours}\u00a0uur daarna hebt u {designs} verschillende ontwerpen.',
    kept: 'Wat u invult, blijft op dit apparaat bewaard tot u het verstuurt of dit tabblad sluit.',
    parts: { ...nl.form.parts, you: '1 van 3: U', business: '2 van 3: Uw bedrijf' },
    labels: {
      ...nl.form.labels,
      hearAboutUs: 'Hoe hebt u ons gevonden?',
      businessName: 'Naam van uw bedrijf',
      businessDescription: 'Wat uw bedrijf doet',
      domainOwnership: 'Hebt u deze domeinnaam al?',
    },
    hints: {
      ...nl.form.hints,
      businessDescription: 'Wat u doet, voor wie en waar.',
      billingDetails: 'Naam en adres voor uw betaalbewijs.',
      preferredDomain: 'Bijvoorbeeld uwbedrijf.com. Eén jaar is inbegrepen.',
    },
    problem: 'Controleer uw gegevens',
    errors: {
      ...nl.form.errors,
      fullName: 'Vul uw voor- en achternaam in.',
      email: landing.form.invalidEmail,
      businessName: 'Vul de naam van uw bedrijf in.',
      businessDescription: 'Beschrijf uw bedrijf in minstens 10\u00a0tekens.',
      orderConfirmed: 'Bevestig uw bestelling om verder te gaan.',
      failed: 'Wat u hebt ingevuld, staat er nog. Verstuur het formulier opnieuw.',
    },
    link: {
      ...nl.form.link,
      unproven:
        'Open deze pagina via de link in uw e-mail. Of vul het formulier hier in; wij koppelen het aan uw bestelling.',
      expired:
        'Deze link is niet meer geldig. U kunt het formulier toch invullen; wij koppelen het aan uw bestelling.',
      failed: 'Uw gegevens konden niet worden geladen. U kunt het formulier toch invullen.',
    },
    logo: {
      ...nl.form.logo,
      uploaded: 'Uw logo is geüpload.',
      yours: 'Uw logo',
      failed: { ...nl.form.logo.failed, text: 'Probeer uw logo opnieuw te uploaden.' },
    },
    sent: {
      title: 'Uw formulier is verstuurd!',
      text: 'Bedankt! We bevestigen het binnen {replyHours}\u00a0uur per e-mail en gaan aan de slag met uw ontwerpen.',
      order: 'Bestelling {orderId} is bevestigd. U krijgt uw ontwerpen uiterlijk {date}.',
      unmatched:
        'Uw formulier is aangekomen. We koppelen het aan uw bestelling en schrijven u binnen {replyHours}\u00a0uur.',
      follow: 'Volg uw project',
    },
    given: {
      ...nl.form.given,
      due: 'U krijgt uw ontwerpen uiterlijk {date}.',
      change: 'Wilt u iets wijzigen? Antwoord op de e-mail die u van ons hebt gekregen.',
      heading: 'Dit hebt u ons verteld',
      ownDomain: 'Domeinnaam is van u',
    },
  },
  links: {
    expired: {
      ...nl.links.expired,
      text: 'Hij bracht u terug naar de betaling van een bestelling die nog niet af was. U kunt altijd opnieuw bestellen.',
    },
    incomplete: {
      ...nl.links.incomplete,
      text: 'Kopieer de hele link uit de e-mail of antwoord op de e-mail.',
    },
  },
};
