import type { OrderEmailTexts } from './texts.ts';

export const es: OrderEmailTexts = {
  greeting: 'Hola, {name}:',
  questions: '¿Tienes alguna duda? Responde a este correo.',
  receipt: {
    subject: 'Gracias por tu pedido ({orderId})',
    preview: 'Hemos recibido tu pago. Un breve formulario y empezamos.',
    lead: 'Gracias por tu pedido. Hemos recibido tu pago.',
    labels: { order: 'Número de pedido', package: 'Paquete', price: 'Precio' },
    form: 'Ahora cuéntanos a qué se dedica tu negocio. El formulario lleva unos {minutes} minutos.',
    button: 'Rellenar el formulario',
    formNote:
      'Este enlace es solo para ti. Une tus respuestas al pedido {orderId}, se puede usar una vez y es válido durante {days} días.',
    nextHeading: 'Los siguientes pasos',
    steps: [
      'Rellenas el formulario: a qué se dedica tu negocio, tu dominio y tu logotipo.',
      'En las {designHours} horas siguientes al formulario tendrás {designs} diseños entre los que elegir.',
      'Eliges uno y lo convertimos en tu web. Los cambios son ilimitados.',
      'En {workingHours} horas laborables desde tu elección la web estará terminada, con el certificado de tu árbol.',
    ],
    included:
      'Pagas una sola vez. El precio incluye la web, el alojamiento y el dominio del primer año y {supportMonths} meses de soporte.',
    follow: 'Tu proyecto',
    terms: 'Condiciones del servicio',
    refund: 'Política de reembolsos',
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
    subject: 'Pedido {orderId}: enlace a tu proyecto',
    lead: 'Aquí tienes el enlace a tu proyecto que nos pediste.',
    button: 'Abrir la página del proyecto',
    linkNote:
      'Este enlace es solo para ti. Abre la página de tu pedido {orderId}, con todas las fases, los archivos y los mensajes.',
    ignore: 'Si no lo has pedido tú, puedes ignorar este correo.',
  },
};
