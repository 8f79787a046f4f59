import { times } from '#src/content/landing/promised-times.ts';
import type {
  OrderEmailTexts,
  OrderUpdateTexts,
  ProjectEmailTexts,
  RecoveryTexts,
  ReviewEmailTexts,
  TreeEmailTexts,
} from '../email-texts.ts';
import { landing, refundRule } from './landing.ts';

export const order: OrderEmailTexts = {
  greeting: 'Hola:',
  questions: '¿Tienes alguna duda? Responde a este correo.',
  receipt: {
    subject: 'Gracias por tu pedido ({orderId})',
    preview: 'Hemos recibido tu pago. Un breve formulario y empezamos.',
    lead: 'Gracias por tu pedido. Hemos recibido tu pago.',
    labels: { order: 'Número de pedido', package: 'Concepto', price: 'Precio' },
    form: 'Ahora cuéntanos a qué se dedica tu negocio. El formulario lleva unos {minutes}\u00a0minutos.',
    button: 'Rellenar el formulario',
    formNote:
      'Este enlace es solo para ti. Vincula tus respuestas al pedido {orderId} y es válido durante {days}\u00a0días.',
    nextHeading: 'Los siguientes pasos',
    steps: [
      'Rellenas el formulario: a qué se dedica tu negocio, tu dominio y tu logotipo.',
      'En las {designHours}\u00a0horas siguientes al envío del formulario tendrás {designs} diseños entre los que elegir.',
      'Eliges uno y lo convertimos en tu web. Los cambios son ilimitados.',
      `En ${times.workingDays}\u00a0días laborables ({workingHours}\u00a0horas laborables) desde tu elección, la web estará lista para que la revises. Cuando le des el visto bueno, la publicamos y recibes el certificado de tu árbol.`,
    ],
    included: `Pagas una sola vez. El precio incluye la web, el alojamiento y el dominio del primer año, {supportMonths}\u00a0meses de soporte y un árbol plantado. ${refundRule}`,
    terms: landing.chrome.terms,
    refund: landing.chrome.refund,
  },
  printed: {
    title: 'Recibo del pedido {orderId}',
    labels: {
      seller: 'Vendedor',
      address: 'Dirección',
      companyNumber: 'Número de registro',
      vatNumber: 'NIF-IVA',
      email: 'Correo electrónico',
      buyer: 'Comprador',
      paidOn: 'Pagado el',
      currency: 'Moneda',
      refunded: 'Total reembolsado',
    },
    note: 'Este recibo confirma que hemos recibido tu pago. No es una factura con IVA. Si la necesitas, responde a cualquiera de nuestros correos.',
  },
  projectLink: {
    subject: 'Pedido {orderId}: enlace a la página de tu proyecto',
    lead: 'Nos pediste el enlace a la página de tu proyecto. Aquí lo tienes.',
    button: 'Abrir la página del proyecto',
    linkNote:
      'Este enlace es solo para ti. Abre la página de tu proyecto (pedido {orderId}), con todas las fases, los archivos y los mensajes.',
    ignore: 'Si no lo has pedido tú, puedes ignorar este correo.',
  },
};

export const orderUpdates: OrderUpdateTexts = {
  greeting: 'Hola:',
  questions: '¿Tienes alguna duda? Responde a este correo.',
  links: { refundPolicy: landing.chrome.refund },
  labels: {
    order: 'Número de pedido',
    package: 'Concepto',
    price: 'Precio',
    reason: 'Motivo',
    totalRefunded: 'Total reembolsado',
    returned: 'Importe devuelto',
    business: 'Negocio',
    description: 'Actividad',
    domain: 'Dominio',
    logo: 'Logotipo',
    notes: 'Notas',
  },
  formLink: {
    subject: 'Pedido {orderId}: cuéntanos a qué se dedica tu negocio',
    preview: 'El formulario lleva unos {minutes}\u00a0minutos. Después empezamos con los diseños.',
    lead: 'Para empezar con tu web necesitamos conocer un poco tu negocio. El formulario lleva unos {minutes}\u00a0minutos.',
  },
  formReminder: {
    subject: 'Pedido {orderId}: nos falta tu formulario',
    preview: 'Envíanos el formulario y empezamos con los diseños.',
    lead: 'Estamos deseando empezar con tu web. Solo nos falta un breve formulario sobre tu negocio, que lleva unos {minutes}\u00a0minutos.',
    promise:
      'En las {designHours}\u00a0horas siguientes al envío tendrás {designs}\u00a0diseños entre los que elegir.',
    help: '¿Aún no tienes logotipo o no tienes claro el dominio? Déjalo pendiente y lo vemos juntos. Si te atascas, responde a este correo.',
    lastReminder:
      'Este es nuestro último recordatorio. Tu pedido sigue abierto y empezaremos en cuanto recibamos el formulario.',
    refundUntil: `¿Has cambiado de idea? ${refundRule} Tienes hasta el {date}.`,
  },
  cancelled: {
    subject: 'Hemos cancelado tu pedido {orderId}',
    preview: 'Qué hemos cancelado y cómo ponerte en contacto con nosotros.',
    lead: 'Hemos cancelado tu pedido y hemos dejado de trabajar en él.',
    refund: 'Si te corresponde un reembolso, te avisaremos por correo en cuanto lo hayamos enviado.',
    contact:
      '¿No lo esperabas o tienes alguna duda sobre un pago? Responde a este correo o llama al {phone} y lo revisaremos.',
  },
  refundedInFull: {
    subject: 'Pedido {orderId}: reembolso de {amount}',
    preview: 'Tu dinero está en camino.',
    lead: 'Te hemos reembolsado el pago completo y hemos cerrado tu pedido.',
  },
  refundedInPart: {
    subject: 'Pedido {orderId}: reembolso de {amount}',
    preview: 'El reembolso de una parte del pago está en camino.',
    lead: 'Te hemos reembolsado una parte del pago.',
    workContinues: 'Seguimos con tu pedido según lo acordado.',
  },
  refundDuration:
    'Los bancos suelen tardar entre 5 y 10\u00a0días en abonar un reembolso. ¿Tienes alguna duda? Responde a este correo.',
  refundFailed: {
    subject: 'Pedido {orderId}: tu banco nos ha devuelto el reembolso',
    preview: 'Envíanos un número de teléfono y acordaremos otra forma de devolverte el dinero.',
    lead: 'Te reembolsamos {amount}, pero tu banco o el emisor de tu tarjeta nos ha devuelto el dinero.',
    reply:
      'Responde a este correo con un número de teléfono y acordaremos otra forma de devolverte el dinero.',
    warning: 'Por favor, no envíes los datos de tu tarjeta por correo.',
  },
  answers: {
    subject: 'Pedido {orderId}: hemos recibido tu formulario',
    preview: 'Tendrás {designs}\u00a0diseños en un plazo de {designHours}\u00a0horas.',
    lead: 'Gracias. Ya tenemos todo lo necesario para empezar. En un plazo de {designHours}\u00a0horas tendrás {designs}\u00a0diseños para {business}.',
    heading: 'Esto es lo que nos has contado:',
    domainOpen: 'Lo elegiremos juntos',
    logoReceived: 'Recibido',
    logoMissing: 'Aún no recibido',
    corrections: '¿Quieres añadir o corregir algo? Responde a este correo.',
  },
  workStarted: {
    subject: 'Hemos empezado con tu web',
    preview: 'Cuándo tendrás los diseños y cuándo terminaremos.',
    lead: 'Hemos empezado a trabajar en la web de {business}.',
  },
  workCompleted: {
    subject: 'Tu web ya está publicada',
    preview: 'Hoy empiezan tus {supportMonths}\u00a0meses de soporte.',
    lead: 'La web de {business} ya está publicada.',
    certificate:
      'Plantamos un árbol por cada pedido. Si aún no has recibido el certificado del tuyo, responde a este correo y te lo enviamos.',
    support:
      'Hoy empiezan a contar el alojamiento y los {supportMonths}\u00a0meses de mantenimiento y soporte. Para pequeños cambios, responde a este correo.',
  },
};

export const project: ProjectEmailTexts = {
  greeting: 'Hola:',
  noteHeading: 'Una nota de nuestro equipo',
  linkNote:
    'Este enlace es solo para ti. Abre la página de tu proyecto (pedido {orderId}), con todas las fases, los archivos y los mensajes.',
  questions: '¿Tienes alguna duda? Responde a este correo.',
  designsHeading: 'Tus diseños',
  openSite: 'Abrir mi web',
  addressLabel: 'Dirección',
  choiceLabel: 'Tu elección',
  designsReady: {
    subject: 'Tus diseños están listos',
    preview: 'Elige el que más te guste o dinos qué cambiamos.',
    lead: 'Tus diseños están listos. Compáralos con calma y elige el que más te guste.',
    next: 'Cuando hayas elegido, terminaremos la web en {workingDays}\u00a0días laborables ({workingHours}\u00a0horas laborables). ¿Echas algo en falta? Pídenos los cambios que quieras: son ilimitados.',
    button: 'Ver mis diseños',
  },
  designsChanged: {
    subject: 'Tus nuevos diseños están listos',
    preview: 'Hemos hecho los cambios que nos pediste.',
    lead: 'Hemos hecho los cambios que nos pediste. Ya puedes ver los nuevos diseños.',
    next: 'Elige uno y terminaremos la web en {workingDays}\u00a0días laborables ({workingHours}\u00a0horas laborables). ¿Quieres cambiar algo más? Dínoslo: los cambios son ilimitados.',
    button: 'Ver los nuevos diseños',
  },
  reviewReady: {
    subject: 'Tu web está lista para que la revises',
    preview: 'Dale el visto bueno o dinos qué cambiamos.',
    lead: 'Tu web ya está hecha. Échales un vistazo a todas las páginas, en el ordenador y en el móvil.',
    next: 'Si te gusta, dale el visto bueno y la publicamos. Si no, dinos qué cambiamos: los cambios son ilimitados.',
    button: 'Revisar mi web',
  },
  reviewChanged: {
    subject: 'Los cambios de tu web están listos',
    preview: 'Hemos hecho lo que nos pediste. Échale un vistazo.',
    lead: 'Hemos hecho los cambios que nos pediste. Échale otro vistazo a la web.',
    next: 'Si te gusta, dale el visto bueno y la publicamos. ¿Quieres cambiar algo más? Dínoslo: los cambios son ilimitados.',
    button: 'Revisar los cambios',
  },
  live: {
    subject: 'Tu web ya está publicada',
    preview: 'Ya puede visitarla todo el mundo. Esta es su dirección.',
    lead: 'Tu web ya está publicada. Desde ahora puede visitarla todo el mundo.',
    next: 'Hoy empiezan a contar el alojamiento y los {supportMonths}\u00a0meses de mantenimiento y soporte. Para pequeños cambios, responde a este correo.',
    button: 'Abrir la página del proyecto',
  },
  choiceReminder: {
    subject: '¿Ya has elegido un diseño?',
    preview: 'En cuanto elijas, empezamos con tu web.',
    lead: 'Tus diseños te esperan. En cuanto elijas uno, empezamos con tu web.',
    next: '¿Ninguno te convence del todo? Dinos qué cambiamos: los cambios son ilimitados.',
    button: 'Elegir un diseño',
  },
  approvalReminder: {
    subject: '¿Publicamos tu web?',
    preview: 'La publicamos en cuanto le des el visto bueno.',
    lead: 'Tu web solo te espera a ti. En cuanto le des el visto bueno, la publicamos.',
    next: '¿Hay algo que aún no esté bien? Dinos qué cambiamos: los cambios son ilimitados.',
    button: 'Revisar mi web',
  },
  lastReminder:
    'Este es nuestro último recordatorio. Tu proyecto sigue abierto y lo retomaremos en cuanto nos escribas.',
  message: {
    subject: 'Un mensaje sobre tu pedido {orderId}',
    preview: 'Nuestro equipo te ha escrito sobre tu web.',
    lead: 'Te hemos escrito sobre tu web:',
    next: 'Puedes contestar en la página del proyecto o responder a este correo.',
    button: 'Leer y contestar',
  },
};

export const review: ReviewEmailTexts = {
  subject: '¿Te gusta tu web?',
  preview: 'Con dos minutos de tu tiempo nos ayudas a nosotros y a quienes aún están eligiendo.',
  greeting: 'Hola:',
  lead: 'Tu web lleva dos semanas publicada. ¿Qué tal ha sido trabajar con nosotros? ¿Te gusta el resultado?',
  form: 'Dar tu opinión lleva dos minutos: puntúa de una a cinco estrellas, escribe unas palabras y decide qué nombre podemos mostrar. Publicamos las opiniones tal como se escriben, sin cambiar ni una palabra.',
  button: 'Escribir mi opinión',
  linkNote:
    'Este enlace es solo para ti. Corresponde al pedido {orderId} y es válido durante {linkDays}\u00a0días. Puedes modificar tu opinión durante los {editDays}\u00a0días siguientes a escribirla.',
  once: 'Solo te lo pedimos una vez. Si hay algo que no está bien en tu web, responde a este correo y lo arreglamos.',
};

export const recovery: RecoveryTexts = {
  subject: 'Termina tu pedido cuando quieras',
  preview: 'Tu enlace para volver al pago. El precio es el mismo.',
  greeting: 'Hola:',
  intro:
    'Empezaste un pedido en nuestra web y nos pediste un enlace para terminarlo más tarde. Aquí lo tienes. El precio es el mismo.',
  packageLabel: 'Concepto',
  priceLabel: 'Precio',
  button: 'Volver al pago',
  validUntil: 'El enlace funciona hasta el {date}.',
  noAction:
    '¿Has cambiado de idea? No tienes que hacer nada. No se te ha cobrado nada y no volveremos a escribirte por este pedido.',
  questions: '¿Tienes alguna duda? Responde a este correo.',
  stopLink: 'No quiero más correos así',
  stopTitle: 'No quiero más correos así',
  stopQuestion:
    'Pulsa el botón y no volveremos a escribirte por un pedido que dejes a medias. Los correos sobre tus pedidos pagados te seguirán llegando.',
  stoppedTitle: 'No volveremos a escribirte por esto',
  stopped: 'Queda anotado. Los correos sobre tus pedidos pagados te seguirán llegando.',
  backHome: 'Volver al inicio',
};

export const tree: TreeEmailTexts = {
  greeting: 'Hola:',
  closing: '¿Tienes alguna duda? Responde a este correo.',
  button: 'Abrir mi certificado',
  reserved: {
    subject: 'El certificado de tu árbol',
    preview: 'Tu web ya está publicada y tiene un árbol reservado.',
    text: 'Tu web ya está publicada y tiene un árbol reservado. Aquí está el certificado: una página para compartir y un PDF para imprimir. Te escribiremos otra vez cuando el árbol esté plantado.',
    choice:
      'Tú decides qué nombre aparece: el de tu negocio, el tuyo, tus iniciales o ninguno. Elígelo en la página de tu proyecto.',
  },
  planted: {
    subject: 'Tu árbol ya está plantado',
    preview: 'Cuándo, dónde y quién lo ha plantado.',
    text: 'El árbol de tu web ya está plantado. Tu certificado indica ahora cuándo y dónde. Si habías impreso el anterior, descarga la nueva versión.',
  },
};
