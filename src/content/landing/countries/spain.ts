import type { Landing } from '../landing.ts';
import { times } from '../promised-times.ts';

export const landing: Landing = {
  kind: 'country',
  slug: 'cheap-website-design-spain',
  title: 'Diseño web barato en España con todo incluido',
  description: `Página web profesional para autónomos y pymes en España: dominio, alojamiento y un año de mantenimiento por un pago único. Tres diseños en ${times.draftHours} horas.`,
  h1: 'Diseño web barato en España para autónomos y pequeños negocios',
  location: 'España',
  service: 'Diseño web en España',
  keywords: [
    'diseño web barato',
    'página web para autónomos',
    'diseño web España',
    'web económica para pymes',
    'página web precio cerrado',
    'crear web para negocio local',
    'dominio .es y alojamiento incluidos',
  ],
  screen: {
    motif: 'bread',
    palette: 'clay',
    name: 'Panadería Luna',
    headline: ['El pan sale', 'a las siete.'],
    text: 'Horno de leña en Gijón',
    action: 'Ver horario',
  },
  content: {
    intro:
      'Quien se da de alta como autónomo ya tiene bastantes recibos al mes: la cuota, la gestoría, el local. Por eso la web se queda para «cuando afloje la cosa», y mientras tanto el de la calle de al lado sale antes que tú en Google. Nuestro paquete se paga una sola vez e incluye lo que suele venir aparte: dominio, alojamiento, mantenimiento y alguien que atienda tus dudas durante un año. Te enseñamos tres diseños al día siguiente de recibir tu formulario, te quedas con el que más se parezca a tu negocio y lo publicamos sin que tengas que aprender a programar nada.',
    benefits: [
      {
        title: 'Sin permanencia ni cuota mensual',
        text: 'No es una web de alquiler que desaparece si dejas de pagar la cuota. Es un pago único por el primer año completo, y las renovaciones posteriores se conocen desde el principio.',
      },
      {
        title: 'El aviso legal, en su sitio',
        text: 'La LSSI pide que la web identifique al titular: nombre o razón social, NIF, domicilio y correo. Reservamos una página para el aviso legal y colocamos los datos que nos facilites.',
      },
      {
        title: 'La carta que se lee sin ampliar',
        text: 'Un PDF escaneado no hay quien lo lea en la terraza. Cartas, tarifas y listas de servicios van como texto de verdad, cómodo en una pantalla pequeña y fácil de encontrar en Google.',
      },
      {
        title: 'Escrita en el idioma de tu clientela',
        text: 'Montamos la web en castellano, o en catalán, gallego o euskera si nos pasas los textos así. Tú decides cómo se saluda a quien entra por tu puerta.',
      },
      {
        title: 'WhatsApp a mano',
        text: 'Aquí las citas se piden por mensaje. El botón, al lado del teléfono y del mapa, abre la conversación directamente, sin formularios eternos de por medio.',
      },
    ],
    process: [
      {
        title: 'Haz el pedido',
        text: 'Pagas con tarjeta y te llega un formulario corto: actividad, población, dominio que te gustaría y ejemplos de páginas que te hayan entrado por los ojos.',
      },
      {
        title: 'Envíanos tus fotos y tus datos',
        text: 'Sirven las del móvil: el escaparate, un plato, la furgoneta rotulada. Añade el horario de verano y el de invierno si son distintos.',
      },
      {
        title: 'Compara tres diseños',
        text: `En ${times.draftHours} horas recibes tres diseños hechos para tu negocio. Enséñalos en casa o a tus clientes de confianza antes de decidir.`,
      },
      {
        title: 'Publicamos el elegido',
        text: `Ajustamos lo que pidas, sin límite de cambios, y en ${times.workingDays} días laborables desde la elección la web está lista. Cuando le das el visto bueno, la publicamos y recibes el certificado de tu árbol.`,
      },
    ],
    localInfo:
      'Cada oficio pide una portada distinta, y en remoto trabajamos con todos: academias y despachos en Madrid, talleres del área de Barcelona, clínicas en Valencia y Zaragoza, bares de Sevilla y Málaga, casas rurales de Asturias y del Pirineo, escuelas de surf en el Cantábrico, bodegas de La Rioja y comercios de Palma o Las Palmas. En la costa la temporada se juega entre Semana Santa y septiembre; en el interior mandan los puentes, la vendimia o las setas. Si nos cuentas cuándo llega tu gente, la portada hablará de eso.',
    cta: 'Deja de enviar a tus clientes a un perfil que no controlas. Pide tu web, envía hoy el formulario y mañana tendrás tres diseños para elegir.',
  },
};
