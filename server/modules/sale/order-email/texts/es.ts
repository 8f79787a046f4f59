import type { OrderUpdateTexts } from './texts.ts';

export const es: OrderUpdateTexts = {
  greeting: 'Hola, {name}:',
  questions: '¿Tienes alguna duda? Responde a este correo.',
  links: { project: 'Tu proyecto', refundPolicy: 'Política de reembolsos' },
  labels: {
    order: 'Número de pedido',
    package: 'Paquete',
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
    refundUntil:
      'Si has cambiado de idea, puedes cancelar el pedido hasta el {date} y te devolveremos todo el dinero.',
  },
  cancelled: {
    subject: 'Hemos cancelado tu pedido {orderId}',
    preview: 'Qué hemos cancelado y cómo ponerte en contacto con nosotros.',
    lead: 'Hemos cancelado tu pedido y hemos dejado de trabajar en él.',
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
    lead: 'Te hemos reembolsado una parte del pago. Seguimos con tu pedido según lo acordado.',
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
    subject: 'Pedido {orderId}: hemos recibido tus respuestas',
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
    subject: 'Tu web está terminada',
    preview: 'Hoy empiezan tus {supportMonths}\u00a0meses de soporte.',
    lead: 'La web de {business} está terminada.',
    certificate:
      'Plantamos un árbol por cada pedido. Si aún no has recibido el certificado del tuyo, responde a este correo y te lo enviamos.',
    support:
      'Hoy empiezan a contar el alojamiento, el dominio y {supportMonths}\u00a0meses de mantenimiento y soporte. Si quieres cambiar algo, responde a este correo.',
  },
};
