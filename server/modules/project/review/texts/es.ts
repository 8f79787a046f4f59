import type { ReviewEmailTexts } from './texts.ts';

export const es: ReviewEmailTexts = {
  subject: '¿Te gusta tu web?',
  preview: 'Con dos minutos de tu tiempo nos ayudas a nosotros y a quienes aún están eligiendo.',
  greeting: 'Hola, {name}:',
  lead: 'Tu web lleva dos semanas publicada. ¿Qué tal ha sido trabajar con nosotros? ¿Te gusta el resultado?',
  form: 'Dar tu opinión lleva dos minutos: elige las estrellas, escribe unas palabras y decide qué nombre podemos mostrar. Publicamos las opiniones tal como se escriben, sin cambiar ni una palabra.',
  button: 'Escribir mi opinión',
  linkNote:
    'Este enlace es solo para ti. Corresponde al pedido {orderId} y vale durante {linkDays} días. Puedes cambiar tu opinión durante los {editDays} días siguientes a escribirla.',
  once: 'Solo te lo pedimos una vez. Si hay algo que no está bien en tu web, responde a este correo y lo arreglamos.',
};
