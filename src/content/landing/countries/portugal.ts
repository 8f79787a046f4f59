import type { Landing } from '../landing.ts';
import { times } from '../promised-times.ts';

export const landing: Landing = {
  kind: 'country',
  slug: 'cheap-website-design-portugal',
  title: 'Criação de sites baratos em Portugal, preço único',
  description: `Sites profissionais para pequenas empresas e independentes em Portugal, com domínio, alojamento e ${times.supportMonths} meses de manutenção. Três propostas em ${times.draftHours} horas.`,
  h1: 'Criação de sites baratos em Portugal, sem mensalidades escondidas',
  location: 'Portugal',
  service: 'Criação de sites em Portugal',
  keywords: [
    'criação de sites baratos',
    'sites para pequenas empresas',
    'criar site Portugal',
    'site profissional preço fixo',
    'site para alojamento local',
    'domínio .pt e alojamento incluídos',
    'site para trabalhadores independentes',
  ],
  screen: {
    motif: 'cheese',
    palette: 'teal',
    name: 'Casa Pimenta',
    headline: ['Trinta anos ao', 'mesmo balcão.'],
    text: 'Queijos e enchidos em Viseu',
    action: 'Ver horário',
  },
  content: {
    intro:
      'Muitas casas portuguesas com trinta anos de balcão nunca tiveram um site: bastavam a montra, a vizinhança e o nome conhecido na freguesia. Hoje quem procura é também o filho do emigrante que chega em agosto, o casal estrangeiro que se mudou para a aldeia e a empresa do concelho vizinho. Todos pegam no telemóvel primeiro. O nosso pacote dá-lhes uma resposta por um valor único: site feito por profissionais, domínio, alojamento e um ano de manutenção. Vai receber três propostas num dia; escolha a sua e nós tratamos do resto.',
    benefits: [
      {
        title: 'Contas certas à partida',
        text: 'O preço conhece-se antes de encomendar e não há adenda ao orçamento a meio do trabalho. Para uma unipessoal ou para quem passa recibos verdes, é uma despesa só e fica arrumada.',
      },
      {
        title: 'Livro de Reclamações à vista',
        text: 'Quem vende ou presta serviços a consumidores tem de mostrar no site a ligação ao Livro de Reclamações Eletrónico. Colocamo-la no rodapé, com o NIF e a morada que indicar.',
      },
      {
        title: 'Pronto para o alojamento local',
        text: 'Quartos, fotografias, regras da casa, caminho até à porta e número de registo bem visível. O hóspede fica a saber tudo e pode contactá-lo diretamente, sem intermediários.',
      },
      {
        title: 'Letra que se lê, botões que se acertam',
        text: 'Os seus clientes vão dos vinte aos oitenta anos. Usamos tamanhos confortáveis, bom contraste e botões de chamada que não exigem pontaria nem óculos novos.',
      },
      {
        title: `${times.supportMonths} meses sem tocar em código`,
        text: 'Férias, horário de Natal, um prato novo, outro contacto: basta enviar-nos a alteração e nós fazemo-la, sem conta nova por cada pedido.',
      },
    ],
    process: [
      {
        title: 'Encomenda e formulário',
        text: 'Depois do pagamento basta preencher um formulário breve: ramo, concelho, público que quer atrair e o endereço .pt ou .com que prefere.',
      },
      {
        title: 'Fotografias e textos',
        text: 'Junte o que tiver, mesmo que seja um folheto antigo. Dizemos-lhe o que aproveitamos e o que vale a pena fotografar de novo.',
      },
      {
        title: 'Três propostas no dia seguinte',
        text: `No prazo de ${times.draftHours} horas, verá três caminhos diferentes para a página inicial, já com o seu nome, as suas cores e os seus serviços.`,
      },
      {
        title: 'A sua escolha, os seus acertos',
        text: 'Pode ficar com uma, trocar a ordem, pedir outra fotografia, corrigir a frase. Só damos o trabalho por terminado quando estiver ao seu gosto.',
      },
      {
        title: 'Publicação e árvore',
        text: `No prazo de ${times.workingDays} dias úteis após a escolha, testamos o site em telemóvel e computador. Assim que o aprovar, publicamo-lo e enviamos o certificado da sua árvore.`,
      },
    ],
    localInfo:
      'Do continente às ilhas, tudo se trata à distância: clínicas e gabinetes em Lisboa e no Porto, restauração em Braga e Guimarães, fábricas de calçado de Felgueiras, fabricantes de móveis de Paços de Ferreira, oficinas em Leiria e Aveiro, quintas do Douro, montes alentejanos, escolas de surf na Ericeira e em Peniche, casas de férias no Algarve, guias e rent-a-car na Madeira e nos Açores. Em zonas com muitos residentes estrangeiros, pode enviar-nos os textos em inglês e fazemos o site nessa língua.',
    cta: 'A montra já a tem. Encomende o site, envie hoje o formulário e amanhã já pode escolher entre três propostas, sem compromissos mensais.',
  },
};
