import { plural } from '#src/content/plural.ts';
import type { ProjectTexts } from '../customer-page.ts';
import { certificate } from './certificate.ts';
import { landing } from './landing.ts';

export const customerPage: ProjectTexts = {
  lang: 'es',

  page: {
    title: 'Tu proyecto, pedido n.º {order}',
    titleWithoutOrder: 'Tu proyecto',
    order: 'Pedido n.º {order}',
    loading: 'Cargando tu proyecto.',
    newTab: 'se abre en una pestaña nueva',
    contact: 'Tu persona de contacto: {name}',
    close: 'Cerrar',
    dismiss: 'Cerrar',
  },

  stages: {
    label: 'Fases de tu proyecto',
    awaiting_form: 'Tu formulario',
    designing: 'Diseños en preparación',
    choosing: 'Tu elección',
    building: 'Web en preparación',
    reviewing: 'Tu visto bueno',
    live: 'Publicada',
    done: 'hecho',
    current: 'ahora',
    upcoming: 'pendiente',
    expected: 'previsto: {day}',
  },

  now: {
    awaiting_form: {
      title: 'Cuéntanos cómo es tu negocio',
      text: 'Lleva unos diez minutos. Tendrás los diseños en las {hours}\u00a0horas siguientes al envío del formulario.',
    },
    designing: {
      title: 'Estamos preparando tus diseños',
      text: 'Podrás elegir entre {count} diseños. Te avisaremos por correo cuando estén listos.',
    },
    redesigning: {
      title: 'Estamos cambiando tus diseños',
      text: 'Hemos recibido lo que pediste. Te avisaremos por correo cuando estén listos los nuevos diseños.',
    },
    choosing: {
      title: 'Tus diseños están listos',
      text: 'Tómate tu tiempo. Elige el que más te guste o pide todos los cambios que necesites.',
    },
    building: {
      title: 'Estamos haciendo tu web',
      text: 'Te avisaremos por correo cuando puedas verla.',
    },
    rebuilding: {
      title: 'Estamos haciendo los cambios',
      text: 'Hemos recibido lo que pediste. Te avisaremos por correo cuando puedas ver el resultado.',
    },
    reviewing: {
      title: 'Tu web está lista para que la revises',
      text: 'Mira todas las páginas. Dale el visto bueno y la publicamos, o pide cambios.',
    },
    approved: {
      title: 'Estamos publicando tu web',
      text: 'Gracias por darle el visto bueno. Te avisaremos por correo cuando esté publicada.',
    },
    live: {
      title: 'Tu web ya está publicada',
      text: 'Puede visitarla todo el mundo.',
      write: 'Si necesitas algo, escríbenos aquí.',
    },
    closed: {
      title: 'Este pedido está cerrado',
      text: 'Se canceló o se reembolsó, así que hemos dejado de trabajar en él. Tus mensajes y archivos siguen aquí.',
    },
  },

  clock: {
    label: 'Plazo',
    designs: 'Plazo para los diseños: {when}',
    website: 'Plazo para la web: {when}',
    launch: 'Plazo para la publicación: {when}',
    when: '{day}, a las {time}',
    left: 'tiempo restante: {duration}',
    leftWorking: 'tiempo restante en horario laboral: {duration}',
    late: '{duration} de retraso',
    hoursAndMinutes: '{hours}\u00a0h {minutes}\u00a0min',
    hours: '{hours}\u00a0h',
    minutes: '{minutes}\u00a0min',
    underMinute: 'menos de un minuto',
    atShop: 'Hora en nuestra oficina ({city}): {time}',
    notStarted: 'El plazo empieza cuando envías el formulario.',
    paused: 'El plazo está en pausa hasta que nos respondas.',
    chosenToday: 'Elige uno hoy y la web estará lista para que la revises a más tardar el {day}.',
    resting: 'Ahora mismo estamos cerrados. El plazo se reanuda: {when}.',
    explain: 'Cómo contamos el tiempo',
    promise: landing.timeNote,
    workingHours:
      'Las horas laborables son de lunes a viernes, de {opens} a {closes} (hora local, {city}), sin contar festivos. El tiempo en que esperamos tu respuesta no cuenta.',
  },

  late: {
    title: 'Vamos con retraso y lo sentimos',
    text: 'La fecha prevista era: {when}. Ahora tu proyecto va antes que todo lo demás. No tienes que hacer nada; si quieres hablar con nosotros, déjanos un mensaje aquí abajo o escribe a {email}.',
  },

  next: {
    form: 'Rellenar el formulario',
    choose: 'Elegir mi diseño',
    approve: 'Dar el visto bueno',
    domain: 'Confirmar el dominio',
    openSite: 'Abrir mi web',
    meanwhile: 'Mientras trabajamos, comprueba la dirección de tu web.',
    nothing: 'Ahora mismo no tienes que hacer nada.',
  },

  designs: {
    title: 'Tus diseños',
    earlier: 'Diseños anteriores',
    round: 'Versión {n}',
    view: 'Ver a pantalla completa',
    viewNamed: 'Ver «{title}» a pantalla completa',
    picture: 'Diseño «{title}»',
    note: 'Nota del diseñador',
    openPdf: 'Descargar el PDF',
    openLink: 'Abrir el diseño',
    choose: 'Elegir este diseño',
    chooseNamed: 'Elegir «{title}»',
    chosen: 'Tu elección',
    swipe: 'Desliza para ver los {count}.',
    confirm: {
      title: '¿Eliges «{title}»?',
      text: 'Haremos tu web a partir de este diseño. Estará terminada en los {days}\u00a0días laborables ({hours}\u00a0horas laborables) siguientes a tu elección.',
      later: 'Podrás pedir más cambios cuando revises la web.',
      note: '¿Algo que debamos saber? (opcional)',
      cancel: 'Todavía no',
    },
    done: { title: 'Diseño elegido', text: 'Hemos empezado con tu web.' },
  },

  viewer: {
    position: 'Diseño {n} de {total}',
    previous: 'Diseño anterior',
    next: 'Diseño siguiente',
    zoomIn: 'Acercar',
    zoomOut: 'Alejar',
    hint: 'Flechas para cambiar de diseño, + y − para el zoom, Esc para cerrar.',
    noPreview: 'Este diseño no tiene vista previa.',
    failed: 'No se ha podido cargar la imagen.',
  },

  changes: {
    button: 'Pedir cambios',
    label: '¿Qué cambiamos?',
    hint: 'Ponlo todo en un solo mensaje y lo cambiaremos de una vez. Puedes pedir cambios tantas veces como quieras; no cuesta nada.',
    send: 'Enviar petición',
    done: { title: 'Petición enviada', text: 'Te avisaremos por correo cuando los cambios estén hechos.' },
    openTitle: 'Los cambios que has pedido',
    openText: 'Petición enviada: {when}. Cuando estén hechos, podrás pedir más.',
  },

  review: {
    title: 'Tu web',
    open: 'Abrir la web',
    confirm: {
      title: '¿Das el visto bueno a la web?',
      text: 'La publicaremos. Después, el soporte incluye pequeños cambios durante {months}\u00a0meses.',
      cancel: 'Todavía no',
    },
    done: { title: 'Visto bueno recibido', text: 'Te avisaremos por correo cuando esté publicada.' },
  },

  domain: {
    title: 'Dominio',
    label: 'Dominio',
    ask: '¿Qué dirección quieres para tu web?',
    check: 'Has pedido {domain}. Comprueba que esté bien escrito y confírmalo.',
    confirm: 'Confirmar el dominio',
    change: 'Usar otro dominio',
    cancel: 'Cancelar',
    confirmed: 'Confirmado el {when}',
    done: { title: 'Dominio confirmado', text: 'La dirección de tu web será {domain}.' },
  },

  messages: {
    title: 'Mensajes',
    label: 'Escríbenos',
    send: 'Enviar mensaje',
    empty:
      'Todavía no hay mensajes. Pregúntanos lo que quieras: respondemos en menos de {hours}\u00a0horas, casi siempre antes.',
    you: 'Tú',
    problem: 'Problema',
    change_request: 'Cambios',
    inProgress: 'en curso',
    answered: 'hechos ({when})',
    earlier: plural({
      one: 'Mostrar {n} mensaje anterior',
      other: 'Mostrar {n} mensajes anteriores',
    }),
    done: { title: 'Mensaje enviado', text: 'Respondemos en menos de {hours}\u00a0horas.' },
  },

  files: {
    title: 'Archivos',
    add: 'Adjuntar archivos',
    limits: 'Hasta {count} archivos de {size} cada uno: imágenes o PDF.',
    uploading: 'Subiendo {name}: {percent}\u00a0%',
    ready: '{name} se ha adjuntado.',
    remove: 'Quitar {name}',
    tooMany: 'Puedes adjuntar {count} archivos como máximo.',
    tooLarge: '{name} supera los {size}. Elige un archivo más pequeño.',
    wrongType: '{name} no es una imagen ni un PDF. Elige un archivo JPG, PNG, WebP, SVG o PDF.',
    tooComplex: '{name} es demasiado complejo para procesarlo. Elige una versión más pequeña.',
    full: 'En este proyecto no caben más archivos. Escríbenos y haremos sitio.',
    failed: 'No se ha podido subir {name}. Comprueba tu conexión y vuelve a elegirlo.',
    wait: 'Espera a que se suban los archivos y envía el mensaje.',
    all: plural({ one: 'Mostrar {n} archivo', other: 'Mostrar los {n} archivos' }),
    fromYou: 'tuyo',
    fromUs: 'nuestro',
  },

  problem: {
    button: 'Avisar de un problema',
    title: 'Avisar de un problema',
    label: '¿Qué ha fallado?',
    hint: 'Dinos qué hiciste y qué viste; una captura de pantalla ayuda. Los problemas son lo primero que miramos.',
    send: 'Enviar aviso',
    done: { title: 'Aviso enviado', text: 'Será lo primero que miremos. Te escribiremos.' },
  },

  order: {
    title: 'Tu pedido',
    number: 'Número de pedido',
    package: 'Concepto',
    price: 'Precio',
    paid: 'Pagado el',
    receipt: 'Abrir el recibo',
  },

  live: {
    address: 'Tu web',
    since: 'Publicada el {date}',
    included: 'Alojamiento y soporte incluidos hasta el {date}',
    firstWeek: {
      title: 'En la primera semana',
      steps: [
        'Abre la web en tu móvil y comprueba los teléfonos, la dirección y el horario.',
        'Envíate una consulta, como haría un cliente.',
        'Añade la dirección a tu perfil de empresa de Google, a tus redes sociales y a la firma de tu correo.',
        '¿Quieres cambiar algo? Escríbenos: los pequeños cambios están incluidos durante {months}\u00a0meses.',
      ],
    },
    history: {
      title: 'Historial',
      contents: 'Fases, diseños, archivos y tu recibo',
    },
  },

  link: {
    missing: {
      title: 'La página de tu proyecto',
      text: 'Abre esta página desde el enlace de uno de nuestros correos sobre tu pedido. Si no lo encuentras, te enviaremos uno nuevo.',
    },
    expired: {
      title: 'Este enlace ha caducado',
      text: 'Los enlaces dejan de funcionar 180\u00a0días después de nuestro último correo. Te enviaremos uno nuevo.',
    },
    revoked: {
      title: 'Este enlace ya no funciona',
      text: 'Se ha enviado uno más reciente o este está incompleto. Abre el enlace de nuestro último correo o pide uno nuevo.',
    },
    order: 'Número de pedido',
    orderHint: 'Está en todos los correos sobre tu pedido; por ejemplo, 482019375.',
    email: 'Correo electrónico',
    emailHint: 'La dirección que diste al hacer el pedido.',
    send: 'Recibir un nuevo enlace',
    sentTitle: 'Mira tu correo',
    sentText:
      'Si el número de pedido y la dirección de correo coinciden, el nuevo enlace va de camino. ¿No te ha llegado en diez minutos? Mira en el correo no deseado o escribe a {email}.',
    again: 'Probar con otros datos',
  },

  draft: 'Lo que escribas se guarda en este dispositivo hasta que lo envíes o cierres esta pestaña.',

  errors: {
    load: {
      title: 'No se ha podido cargar tu proyecto',
      text: 'Comprueba tu conexión e inténtalo de nuevo. Si no basta con eso, escribe a {email}.',
      retry: 'Intentarlo de nuevo',
    },
    offline:
      'No tienes conexión. Así estaba tu proyecto a las {time}; se actualizará cuando vuelvas a conectarte.',
    text: 'Escribe unas palabras.',
    tooLong: 'Usa {count} caracteres como máximo.',
    domain: 'Escribe un dominio; por ejemplo, panaderia-morales.example.',
    order: 'Escribe el número de pedido con cifras; por ejemplo, 482019375.',
    email: 'Escribe una dirección de correo válida.',
    failed: 'No ha funcionado. Lo que has escrito sigue aquí: comprueba tu conexión y envíalo otra vez.',
    changed: 'Tu proyecto ha cambiado mientras tanto. Mira las novedades y envíalo otra vez.',
    tooMany: 'Demasiados intentos. Espera unos minutos y vuelve a intentarlo.',
  },

  certificate: {
    title: certificate.title,
    headline: certificate.headline,
    download: certificate.page.download,
    question: '¿Qué nombre debe aparecer en el certificado?',
    choices: {
      full: 'Mi nombre',
      business: 'El nombre de mi negocio',
      initials: 'Solo mis iniciales',
      hidden: 'Ningún nombre',
    },
    open: 'Abrir el certificado',
    saved: 'Certificado actualizado.',
    later: 'Recibirás el certificado de tu árbol cuando se publique tu web.',
  },
};
