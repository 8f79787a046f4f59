import type { ReviewDictionary } from '../review-texts.ts';

export const review: ReviewDictionary = {
  title: 'Tu opinión',
  write: 'Escribir una opinión',
  intro:
    '¿Qué tal ha sido trabajar con nosotros? Tu opinión sobre el pedido {orderId} ayuda a otros a decidirse.',
  stars: 'Tu valoración',
  starCount: { one: '{n} estrella', other: '{n} estrellas' },
  text: 'Tu opinión',
  textHint: 'Hasta {max} caracteres. En nuestras páginas se ven más o menos los primeros {shown}.',
  name: 'Nombre que se mostrará',
  nameHint: 'Este nombre aparece debajo de tu opinión.',
  nameSuggestions: 'Puedes usar uno de estos:',
  consent: 'Podéis publicar mi opinión con este nombre en vuestra web.',
  consentHint: 'Puedes retirar tu consentimiento cuando quieras: responde a nuestro correo.',
  send: 'Enviar opinión',
  saveChanges: 'Guardar cambios',
  required: 'Rellena todos los campos.',
  problem: 'Hay algo que corregir',
  errors: {
    stars: 'Elige de 1 a 5 estrellas.',
    text: 'Escribe unas palabras.',
    textTooLong: 'Usa {max} caracteres como máximo.',
    name: 'Escribe el nombre que se mostrará.',
    nameNotPlain: 'Usa un nombre sin direcciones web ni de correo y sin caracteres invisibles.',
    consent: 'Necesitamos tu permiso para publicar la opinión; sin él no podemos usarla.',
    failed: 'No se ha podido enviar tu opinión. Todo lo que has escrito sigue aquí: inténtalo de nuevo.',
  },
  thanks: {
    title: 'Gracias por tu opinión',
    text: 'La leeremos antes de que aparezca en nuestra web. Nunca cambiamos ni una palabra.',
  },
  yours: {
    title: 'Tu opinión',
    written: 'Estamos leyendo tu opinión antes de que aparezca en nuestra web.',
    published: 'Tu opinión está en nuestra web.',
    declined: 'No hemos publicado esta opinión. Si quieres saber por qué, responde a nuestro correo.',
    editUntil: 'Puedes modificarla hasta el {date}.',
    edit: 'Modificar la opinión',
    editNote: 'Leeremos la nueva versión antes de que aparezca en nuestra web.',
    cancel: 'Dejarla como está',
  },
  tooLate: {
    title: 'Esta opinión ya no se puede modificar',
    text: 'El plazo ha terminado. ¿Quieres contarnos algo más? Responde a nuestro correo.',
  },
  expired: {
    title: 'Este enlace ha caducado',
    text: 'Puedes escribir una opinión hasta {days} días después de nuestro correo. ¿Quieres contarnos algo de todos modos? Responde a ese correo.',
  },
  badLink: {
    title: 'Este enlace no es válido',
    text: 'Abre otra vez el enlace de nuestro correo. Si sigue sin funcionar, pide un enlace a la página de tu proyecto; allí está también la opinión.',
  },
  notLoaded: {
    title: 'No se ha podido cargar tu opinión',
    text: 'Comprueba tu conexión e inténtalo de nuevo.',
    retry: 'Intentarlo de nuevo',
  },
  loading: 'Cargando tu opinión…',
  project: 'Seguir mi proyecto',
};
