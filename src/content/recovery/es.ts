import type { RecoveryTexts } from './recovery-texts.ts';

export const es: RecoveryTexts = {
  subject: 'Termina tu pedido cuando quieras',
  preview: 'Tu enlace para volver al pago, con el precio que viste.',
  greeting: 'Hola:',
  intro:
    'Empezaste un pedido en nuestra web y nos pediste un enlace para terminarlo más tarde. Aquí lo tienes, con el precio que viste.',
  packageLabel: 'Paquete',
  priceLabel: 'Precio',
  button: 'Volver al pago',
  validUntil: 'El enlace funciona hasta el {date}.',
  noAction:
    '¿Has cambiado de idea? No tienes que hacer nada. No se te ha cobrado nada y no volveremos a escribirte por este pedido.',
  questions: '¿Tienes alguna duda? Responde a este correo.',
  stopLink: 'No quiero más correos así',
  stopTitle: 'No quiero más correos así',
  stopQuestion:
    'Pulsa el botón y no volveremos a escribirte por un pedido que dejaste a medias. Los correos sobre tus pedidos pagados te seguirán llegando.',
  stoppedTitle: 'No volveremos a escribirte por esto',
  stopped: 'Queda anotado. Los correos sobre tus pedidos pagados te seguirán llegando.',
  backHome: 'Volver al inicio',
};
