import type { ProjectEmailTexts } from './texts.ts';

export const es: ProjectEmailTexts = {
  greeting: 'Hola, {name}:',
  noteHeading: 'Una nota de nuestro equipo',
  linkNote:
    'Este enlace es solo para ti. Abre la página de tu pedido {orderId}, con todas las fases, los archivos y los mensajes.',
  questions: '¿Tienes alguna duda? Responde a este correo.',
  designsHeading: 'Tus diseños',
  addressLabel: 'Dirección',
  choiceLabel: 'Tu elección',
  designsReady: {
    subject: 'Tus diseños están listos',
    preview: 'Elige el que más te guste o dinos qué cambiamos.',
    lead: 'Tus diseños están listos. Compáralos con calma y elige el que más te guste.',
    next: 'Cuando hayas elegido, terminaremos la web en {workingHours}\u00a0horas laborables ({workingDays}\u00a0días laborables). ¿Echas algo en falta? Pídenos los cambios que quieras: son ilimitados.',
    button: 'Ver mis diseños',
  },
  designsChanged: {
    subject: 'Tus nuevos diseños están listos',
    preview: 'Hemos hecho los cambios que nos pediste.',
    lead: 'Hemos hecho los cambios que nos pediste. Ya puedes ver los nuevos diseños.',
    next: 'Elige uno y terminaremos la web en {workingHours}\u00a0horas laborables ({workingDays}\u00a0días laborables). ¿Quieres cambiar algo más? Dínoslo: los cambios son ilimitados.',
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
    next: 'Hoy empiezan a contar el alojamiento, el dominio y {supportMonths}\u00a0meses de mantenimiento y soporte. Si quieres cambiar algo, responde a este correo.',
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
    next: '¿Hay algo que aún no está bien? Dinos qué cambiamos: los cambios son ilimitados.',
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
