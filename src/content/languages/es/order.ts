import type { OrderTexts } from '../order-texts.ts';
import { order as emails } from './emails.ts';
import { firstScreen } from './first-screen.ts';
import { landing, refundRule } from './landing.ts';

const { receipt } = emails;

/** Follows the refund rule: what holds once the designs are there. */
const refundAfter =
  'Después seguimos corrigiendo hasta que quede bien y solo devolvemos el dinero si nos retrasamos o no podemos terminar la web.';

export const order: OrderTexts = {
  pages: {
    items: [
      'Página web hecha por profesionales, hasta {pages}\u00a0páginas',
      '{designs} diseños a medida en {designHours}\u00a0horas',
      'Web terminada en {workingDays}\u00a0días laborables ({workingHours}\u00a0horas laborables)',
      '1\u00a0año de alojamiento',
      '1\u00a0año de dominio',
      '{supportMonths}\u00a0meses de mantenimiento y soporte',
      'Programa de facturación, gratis el primer año',
      'Cambios ilimitados',
      'Un árbol plantado, con su certificado',
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
      title: 'Un solo precio, y lo que viene después',
      lead: 'El paquete completo cuesta {price}, en un único pago.',
      kind: 'PAQUETE TODO INCLUIDO',
      once: 'pago único',
      included: 'Qué incluye',
      demo: '(pago de prueba)',
      noCard: 'Esto es una demostración: no se pide tarjeta ni se cobra nada.',
      currency: 'Precios en {code} – {change}',
      change: 'cambiar',
      secure: 'Pago seguro con tarjeta. ¿Alguna pregunta antes? {chat}',
      later: 'A partir del segundo año',
      hosting: 'Alojamiento',
      maintenance: 'Mantenimiento',
      domain: 'Dominio',
      billing: 'Programa de facturación, si lo quieres',
      perYear: '{amount} al año',
      domainPrice: 'precio de mercado, normalmente de {domainFrom} a {domainTo} al año',
      refund: `${refundRule} ${refundAfter} {refund}`,
      note: 'Estos precios están en dólares estadounidenses y solo se aplican si renuevas.',
      unreachable: 'El servicio de pago no responde ahora mismo. Inténtalo de nuevo dentro de un momento.',
    },
    faq: {
      title: 'Lo que nos preguntan antes de hacer el pedido',
      list: [
        [
          '¿Qué recibo exactamente por {price}?',
          'Una página web hecha por profesionales, un año de alojamiento, un año de dominio, {supportMonths}\u00a0meses de mantenimiento y soporte, el programa de facturación gratis el primer año y un árbol plantado. Un solo pago, sin extras al final.',
        ],
        [
          '¿Qué incluye la web?',
          'Hasta {pages} páginas. Tú envías notas y fotos, nosotros escribimos los textos y tú corriges. Hacemos cambios pequeños durante {supportMonths}\u00a0meses. La tienda en línea, las reservas y los buzones de correo no están incluidos; enlazamos con los servicios que ya usas.',
        ],
        ['¿Cuánto se tarda de verdad?', landing.timeNote],
        [
          '¿Cuánto cuesta el segundo año?',
          'El alojamiento cuesta {hosting} y el mantenimiento {maintenance} al año. El dominio se renueva a precio de mercado, normalmente de {domainFrom} a {domainTo}. El programa de facturación cuesta {billing} al año si quieres conservarlo. Puedes cancelar cada servicio por separado y llevarte la web.',
        ],
        [
          '¿Y si no me gustan los diseños?',
          `Dínoslo y los rehacemos: los cambios son ilimitados. ${refundRule} ${refundAfter} Si tu web no está publicada {lateDays}\u00a0días después del pedido, aun así puedes cancelar y te devolvemos el precio completo; los días en que esperamos tu respuesta no cuentan.`,
        ],
        [
          '¿Tengo que preparar algo?',
          'Para empezar bastan unas frases sobre tu negocio e imágenes que te gusten. El logotipo, los horarios y los precios pueden llegar después.',
        ],
        [
          'Ya tengo un dominio. ¿Puedo conservarlo?',
          'Sí. Indícalo en el formulario y lo conectamos. Tus direcciones de correo siguen funcionando.',
        ],
        [
          '¿Qué es eso del árbol?',
          'Una web gasta electricidad cada vez que alguien la abre. Hacemos páginas ligeras que gastan menos, y por cada web se planta al menos un árbol. Recibes el certificado cuando se publica tu web; el lugar y la fecha se añaden cuando el árbol está plantado.',
        ],
      ],
    },
    checkout: {
      title: 'Pago de prueba',
      lead: 'Esto es una demostración. No se pide tarjeta, no se cobra nada y no se hará ninguna web. Por lo demás, tu pedido funciona como uno de verdad.',
      when: 'Qué pasa y cuándo',
      steps: [
        'Justo después del pedido: un formulario sobre tu negocio. Lleva unos {minutes}\u00a0minutos.',
        'En las {designHours}\u00a0horas siguientes al envío del formulario: {designs} diseños entre los que elegir.',
        'En {workingDays}\u00a0días laborables ({workingHours}\u00a0horas laborables) desde tu elección: la web, lista para que la revises. Cuando le des el visto bueno, la publicamos.',
      ],
      refund: `${refundRule} ${refundAfter} {refund}`,
      consumer:
        'En la Unión Europea y el Reino Unido, los consumidores pueden desistir en los 14\u00a0días siguientes al pedido. Al hacer el pedido nos pides que empecemos enseguida; nuestra política de reembolsos se suma a ese derecho. {terms}, {privacy}',
      details: 'Tus datos',
      required: landing.form.requiredNote,
      name: landing.form.name,
      email: landing.form.email,
      later: 'Enviadme un enlace si lo dejo aquí',
      laterNote: 'Un solo correo al cabo de una hora, y ninguno más.',
      currency: emails.printed.labels.currency,
      pay: 'Hacer el pedido de prueba',
      nameMissing: 'Escribe tu nombre.',
      emailInvalid: landing.form.invalidEmail,
      failed: 'No se ha podido hacer el pedido de prueba. Lo que has escrito sigue aquí: inténtalo de nuevo.',
    },
    done: {
      number: 'Tu pedido de prueba tiene el número {order}. Una tienda de verdad habría cobrado {price}.',
      mailbox:
        'El mismo enlace está en el correo que te hemos enviado. En esta demostración puedes leerlo aquí: {mailbox}.',
      mailboxLink: 'buzón de prueba',
      noEmail: 'Una tienda de verdad también te enviaría este enlace por correo.',
    },
  },
  thanks: {
    title: 'Gracias por tu pedido',
    titleUnknown: '¿Acabas de pagar?',
    hello: 'Gracias por tu pedido, {name}',
    paid: 'Hemos recibido tu pago de {amount}. Tu número de pedido es {orderId}.',
    button: receipt.button,
    sameLink: 'El mismo enlace está en el correo con tu recibo.',
    confirming:
      'Estamos confirmando tu pago; el número de pedido y el formulario aparecerán aquí en un momento.',
    emailComing:
      'Si acabas de pagar, un correo con tu recibo y el enlace al formulario va de camino a la dirección que diste al pagar.',
    next: receipt.nextHeading,
    steps: receipt.steps,
    due: [
      'Rellena el formulario: lleva unos {minutes}\u00a0minutos.',
      'Envíalo ahora y tendrás {designs} diseños a más tardar el {date}.',
      'Elige uno ese mismo día y la web estará lista para que la revises a más tardar el {date}. Los cambios son ilimitados y aplazan esa fecha.',
    ],
    noEmail:
      '¿No ha llegado ningún correo en diez minutos? Mira en el correo no deseado o escribe a {email} e indica tu número de pedido.',
    noEmailUnknown:
      '¿No ha llegado ningún correo en diez minutos? Mira en el correo no deseado o escribe a {email} e indica el nombre que figura en tu tarjeta.',
  },
  form: {
    title: 'Formulario de tu pedido',
    intro:
      'Lleva unos {minutes}\u00a0minutos. En las {designHours}\u00a0horas siguientes al envío tendrás {designs} diseños a medida.',
    required: landing.form.requiredNote,
    kept: 'Lo que escribes se guarda en este dispositivo hasta que lo envíes o cierres esta pestaña.',
    parts: { you: '1 de 3: Tú', business: '2 de 3: Tu negocio', domain: '3 de 3: Dominio y logotipo' },
    labels: {
      fullName: 'Nombre y apellidos',
      email: landing.form.email,
      phone: landing.form.phone,
      hearAboutUs: '¿Cómo nos has conocido?',
      businessName: 'Nombre del negocio',
      businessDescription: 'A qué se dedica tu negocio',
      billingDetails: 'Datos de facturación',
      additionalNotes: 'Observaciones',
      preferredDomain: 'Dominio que prefieres',
      domainOwnership: '¿Este dominio ya es tuyo?',
      logo: 'Subir el logotipo',
    },
    hints: {
      businessDescription: 'Qué haces, para quién y dónde.',
      billingDetails: 'Nombre y dirección para el recibo.',
      preferredDomain: 'Por ejemplo, tunegocio.com. Un año está incluido.',
      logo: 'JPG, PNG o SVG, como máximo 5\u00a0MB. ¿Aún no tienes logotipo? Déjalo vacío.',
    },
    chooseFile: 'Elige un archivo o arrástralo aquí',
    yes: 'Sí',
    no: 'No',
    unsure: 'No lo sé',
    referral: 'Recomendación',
    other: 'Otro',
    confirm: 'Confirmo mi pedido y entiendo que el pago de {price} cubre 1\u00a0año de servicio',
    confirmUnpriced: 'Confirmo mi pedido y entiendo que el pago cubre 1\u00a0año de servicio',
    submit: 'Confirmar el pedido',
    problem: 'Revisa tus datos',
    errorTitle: 'Error:',
    errors: {
      fullName: 'Escribe tu nombre y apellidos.',
      notPlain:
        'Un nombre no puede contener direcciones web o de correo ni caracteres invisibles. Escríbelo de nuevo, con un espacio después de cada punto.',
      email: landing.form.invalidEmail,
      businessName: 'Escribe el nombre de tu negocio.',
      businessDescription: 'Describe tu negocio con al menos 10\u00a0caracteres.',
      domainOwnership: 'Elige una respuesta.',
      orderConfirmed: 'Confirma tu pedido para continuar.',
      tooLong: 'Usa como máximo {max} caracteres.',
      failedTitle: 'El formulario no se ha enviado',
      failed: 'Lo que has escrito sigue aquí. Envía el formulario de nuevo.',
      tooMany: 'Demasiados intentos. Espera unos minutos y vuelve a intentarlo.',
      alreadySent: 'Este pedido ya está confirmado.',
    },
    link: {
      unproven:
        'Abre esta página desde el enlace de tu correo. O rellena el formulario aquí y lo vincularemos a tu pedido.',
      expired:
        'Este enlace ya no es válido. Aun así puedes rellenar el formulario; lo vincularemos a tu pedido.',
      failed: 'No se han podido cargar tus datos. Aun así puedes rellenar el formulario.',
      retry: 'Intentarlo de nuevo',
      newLink: 'Recibir un nuevo enlace',
    },
    logo: {
      uploading: 'Subiendo…',
      uploadedTitle: 'Logotipo subido',
      uploaded: 'Tu logotipo se ha subido.',
      remove: 'Quitar el logotipo',
      yours: 'Tu logotipo',
      type: { title: 'Este tipo de archivo no sirve', text: 'Elige un archivo JPG, PNG o SVG.' },
      size: {
        title: 'El archivo es demasiado grande',
        text: 'Elige un archivo de menos de 5\u00a0MB.',
      },
      svgSize: {
        title: 'El archivo es demasiado grande',
        text: 'Elige un SVG de menos de 512\u00a0kB o guarda el logotipo como PNG.',
      },
      complexity: {
        title: 'El logotipo es demasiado complejo',
        text: 'Esta imagen es demasiado compleja para procesarla. Elige una versión más sencilla o guárdala como PNG.',
      },
      failed: { title: 'No se ha subido', text: 'Intenta subir tu logotipo otra vez.' },
    },
    sent: {
      title: '¡Formulario enviado!',
      text: '¡Gracias! Empezamos con tus diseños y te enviamos la confirmación por correo en menos de {replyHours}\u00a0horas.',
      order: 'El pedido {orderId} está confirmado. Tendrás tus diseños a más tardar el {date}.',
      unmatched:
        'Tu formulario ha llegado. Lo vincularemos a tu pedido y te escribiremos en menos de {replyHours}\u00a0horas.',
      follow: 'Seguir mi proyecto',
    },
    given: {
      title: 'Este pedido ya está confirmado.',
      due: 'Tendrás tus diseños a más tardar el {date}.',
      change: 'Si quieres cambiar algo, responde al correo que te enviamos.',
      heading: 'Lo que nos has contado',
      sent: 'Enviado',
      ownDomain: 'El dominio es tuyo',
      logo: 'Subido',
    },
  },
  print: 'Imprimir',
  links: {
    expired: {
      title: 'Este enlace ha caducado',
      text: 'Llevaba de vuelta al pago de un pedido sin terminar. Puedes hacer el pedido de nuevo cuando quieras.',
      button: 'Pedir de nuevo',
    },
    incomplete: {
      title: 'Este enlace está incompleto',
      text: 'Copia el enlace completo del correo o responde a ese correo.',
    },
  },
};
