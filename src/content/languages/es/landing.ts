import { deliveryDays, times } from '#src/content/landing/promised-times.ts';
import type { Plural } from '#src/content/plural.ts';
import { returnsPolicy } from '#src/domain/offer.ts';
import type { LandingDictionary, QuoteTexts } from '../landing-texts.ts';

/** The same words on the page, in the receipt and on the customer’s page. */
export const refundRule = `Si cancelas en los ${returnsPolicy.freeReturnDays}\u00a0días siguientes al pedido, antes de recibir los diseños, te devolvemos el precio completo.`;

export const landing: LandingDictionary = {
  leadOffer: `Pagas {price} una sola vez, eliges entre tres diseños y tu web está publicada en un plazo de ${deliveryDays(' a ')} días.`,
  orderNow: 'PIDE TU WEB POR SOLO {price}',
  call: 'Llamar al {phone}',
  priceNote: `Pagas una sola vez. El precio incluye la web, el alojamiento y el dominio del primer año y ${times.supportMonths}\u00a0meses de soporte.`,
  whyChoose: '{service}: por qué elegirnos',
  process: '{service}: así trabajamos',
  included: 'Qué incluye tu paquete de {price}',
  includedItems: {
    delivery: {
      title: 'Entrega rápida',
      text: `Plazo garantizado: de ${deliveryDays(' a ')} días desde el pedido hasta la publicación`,
    },
    hosting: {
      title: '1 año de alojamiento',
      text: 'Alojamiento rápido y seguro el primer año; lo configuramos nosotros',
    },
    support: { title: 'Soporte continuo', text: `${times.supportMonths} meses de mantenimiento` },
    team: {
      title: 'Equipo con oficio',
      text: 'Un único equipo, del primer diseño a la publicación',
    },
  },
  timeNote: `Tendrás tres diseños en las ${times.draftHours}\u00a0horas siguientes al envío del formulario. Cuando hayas elegido uno, terminaremos la web en ${times.workingDays}\u00a0días laborables (${times.workingHours}\u00a0horas laborables). De principio a fin se tarda de ${deliveryDays(' a ')}\u00a0días; los días en que esperamos tu respuesta no cuentan.`,
  serviceAreas: 'Dónde trabajamos',
  clientsSay: 'Lo que dicen nuestros clientes',
  testimonials: [
    {
      name: 'Rocío Valdelomar',
      role: 'Dueña de Cerámicas Valdelomar',
      content:
        'Yo solo tenía fotos hechas en el taller. Con eso montaron la página, y ahora quien viene a la tienda ya sabe qué pieza quiere.',
    },
    {
      name: 'Iñaki Zubialdea',
      role: 'Gerente de Sidrería Zubialdea',
      content:
        'Teníamos la carta en una foto torcida. Ahora se lee en el móvil, y los sábados llaman para reservar, no para preguntar si abrimos.',
    },
    {
      name: 'Nuria Capdepón',
      role: 'Directora de Academia Capdepón',
      content: 'Pedí cambios cinco veces y nadie me puso mala cara. La quinta fue por una coma.',
    },
  ],
  stars: 'Valoración: 5 de 5',
  quote: '{service}: escríbenos hoy',
  quoteIntro: `Cuéntanos a qué te dedicas y qué quieres conseguir con la web. Te respondemos en menos de ${times.replyHours} horas.`,
  form: {
    name: 'Nombre',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    company: 'Empresa',
    message: 'Mensaje',
    inquiryType: 'Tipo de consulta',
    inquiryTypes: {
      general: 'Consulta general',
      website: 'Paquete «Página web»',
      hosting: 'Alojamiento y mantenimiento',
      billing: 'Programa de facturación',
      support: 'Soporte técnico',
    },
    submit: 'Enviar mensaje',
    sending: 'Enviando…',
    requiredField: 'Rellena este campo.',
    invalidEmail: 'Escribe una dirección de correo válida.',
    missingTitle: 'Faltan datos',
    missingText: 'Rellena todos los campos obligatorios.',
    failedTitle: 'No se ha podido enviar el mensaje',
    failedText: 'Inténtalo de nuevo más tarde.',
    successTitle: '¡Mensaje enviado!',
    successText: `Te respondemos en menos de ${times.replyHours} horas.`,
    requiredNote: 'Los campos marcados con * son obligatorios.',
    sentAt: 'Enviado a las {time}.',
    textKept: 'Tu texto sigue aquí.',
    sendByEmail: 'Envíalo por correo electrónico',
  },
  chrome: {
    skipToContent: 'Saltar al contenido',
    home: 'Inicio',
    portfolio: 'Proyectos',
    whyTree: 'Una web, un árbol',
    howItWorks: 'Cómo funciona',
    pricing: 'Precio',
    chat: 'Escríbenos por chat',
    chatMessage: 'Hola, {brand}: me interesa el paquete «Página web» de {price}.',
    menu: 'Menú',
    closeNotice: 'Cerrar',
    notifications: 'Notificaciones (F8)',
    theme: 'Tema',
    themeSystem: 'Sistema',
    themeLight: 'Claro',
    themeDark: 'Oscuro',
    blog: 'Blog',
    privacy: 'Política de privacidad (en inglés)',
    terms: 'Condiciones del servicio (en inglés)',
    refund: 'Política de reembolsos (en inglés)',
    affiliate: 'Programa de afiliados',
    affiliateLogin: 'Acceso de afiliados',
    locations: 'Todas las localidades y todos los sectores',
    chooseCountry: 'Elige tu país',
    opensInNewTab: 'se abre en una pestaña nueva',
    copyright: '© {year} {brand}. Todos los derechos reservados.',
    about: 'Un precio justo por una web que funciona, y por cada una plantamos un árbol.',
    referralThanks: '{name} te ha hablado de nosotros. ¡Gracias por la visita!',
    referralClear: 'Quitar la recomendación',
    referralAsk: '¿Podemos recordar esta recomendación?',
    referralKeep: 'Recordarla __REFERRAL_DAYS__ días',
    referralDecline: 'No, gracias',
    orderNow: 'Pedir ahora',
    yourPrice: 'Tu precio: {price}',
    backToPage: 'Volver a la página en español',
  },
};

export const quotes: QuoteTexts = {
  verified: 'Pedido verificado',
  rated: 'Valoración: {stars} de 5',
  count: { other: '{count} opiniones' },
  sampleNote: 'Opiniones de ejemplo para esta tienda de demostración',
};

export const designHours: Plural = {
  one: 'Plazo medio de los diseños en los últimos {days} días: {hours}\u00a0hora.',
  other: 'Plazo medio de los diseños en los últimos {days} días: {hours}\u00a0horas.',
};
