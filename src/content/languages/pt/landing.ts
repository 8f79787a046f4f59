import { deliveryDays, times } from '#src/content/landing/promised-times.ts';
import type { Plural } from '#src/content/plural.ts';
import { returnsPolicy } from '#src/domain/offer.ts';
import type { LandingDictionary, QuoteTexts } from '../landing-texts.ts';

/** The same words on the page, in the receipt and on the customer’s page. */
export const refundRule = `Se cancelar nos ${returnsPolicy.freeReturnDays}\u00a0dias seguintes à encomenda, antes de receber as propostas de design, reembolsamos o preço na totalidade.`;

export const landing: LandingDictionary = {
  leadOffer: `Paga {price} uma só vez, escolhe entre três propostas de design e o seu site fica online em ${deliveryDays(' a ')} dias.`,
  orderNow: 'ENCOMENDE JÁ – APENAS {price}',
  call: 'Ligar para {phone}',
  priceNote: `Paga uma só vez. O preço inclui o site, o alojamento e o domínio do primeiro ano e ${times.supportMonths}\u00a0meses de apoio.`,
  whyChoose: '{service}: razões para nos escolher',
  process: '{service}: como trabalhamos',
  included: 'O que inclui o seu pacote de {price}',
  includedItems: {
    delivery: {
      title: 'Entrega rápida',
      text: `Prazo garantido: de ${deliveryDays(' a ')} dias, da encomenda à publicação`,
    },
    hosting: {
      title: '1 ano de alojamento',
      text: 'Alojamento rápido e seguro no primeiro ano, configurado por nós',
    },
    support: { title: 'Apoio contínuo', text: `${times.supportMonths} meses de manutenção` },
    team: {
      title: 'Equipa experiente',
      text: 'Uma só equipa, da primeira proposta à publicação',
    },
  },
  timeNote: `Terá três propostas de design no prazo de ${times.draftHours}\u00a0horas após o envio do formulário. Depois de escolher uma, concluímos o site em ${times.workingDays}\u00a0dias úteis (${times.workingHours}\u00a0horas úteis). Do princípio ao fim, demora de ${deliveryDays(' a ')}\u00a0dias; os dias em que esperamos pela sua resposta não contam.`,
  serviceAreas: 'Onde trabalhamos',
  clientsSay: 'O que dizem os nossos clientes',
  testimonials: [
    {
      name: 'Teresa Quintanilha',
      role: 'Proprietária, Casa do Lagar Velho',
      content:
        'Toda a gente perguntava se o lagar ainda mói. Agora a história está contada no site, em letra que se lê.',
    },
    {
      name: 'Rui Sardoeira',
      role: 'Sócio-gerente, Carpintaria Sardoeira',
      content:
        'Pedi que tirassem o slogan e pusessem as fotografias das portas que faço. Fizeram-no à primeira.',
    },
    {
      name: 'Inês Falcato',
      role: 'Explicadora, Sala de Estudo Falcato',
      content:
        'Não percebo nada de sites nem precisei de perceber. Quiseram saber o que os pais me perguntam, e é isso que lá está.',
    },
  ],
  stars: 'Classificação: 5 em 5',
  quote: '{service}: fale connosco hoje',
  quoteIntro: `Conte-nos o que faz a sua empresa e para que quer o site. Respondemos no prazo de ${times.replyHours} horas.`,
  form: {
    name: 'Nome',
    email: 'E-mail',
    phone: 'Telefone',
    company: 'Empresa',
    message: 'Mensagem',
    inquiryType: 'Assunto',
    inquiryTypes: {
      general: 'Pedido de informações',
      website: 'Pacote «Site»',
      hosting: 'Alojamento e manutenção',
      billing: 'Software de faturação',
      support: 'Apoio técnico',
    },
    submit: 'Enviar mensagem',
    sending: 'A enviar…',
    requiredField: 'Preencha este campo.',
    invalidEmail: 'Introduza um endereço de e-mail válido.',
    missingTitle: 'Faltam dados',
    missingText: 'Preencha todos os campos obrigatórios.',
    failedTitle: 'Não foi possível enviar a mensagem',
    failedText: 'Tente novamente mais tarde.',
    successTitle: 'Mensagem enviada com sucesso!',
    successText: `Respondemos no prazo de ${times.replyHours} horas.`,
    requiredNote: 'Os campos assinalados com * são obrigatórios.',
    sentAt: 'Enviada às {time}.',
    textKept: 'O seu texto continua aqui.',
    sendByEmail: 'Enviar por e-mail',
  },
  chrome: {
    skipToContent: 'Saltar para o conteúdo',
    home: 'Início',
    portfolio: 'Portefólio',
    whyTree: 'Um site, uma árvore',
    howItWorks: 'Como funciona',
    pricing: 'Preço',
    chat: 'Fale connosco por chat',
    chatMessage: 'Olá, {brand}. Gostaria de saber mais sobre o pacote «Site» ({price}).',
    menu: 'Menu',
    closeNotice: 'Fechar',
    notifications: 'Notificações (F8)',
    theme: 'Tema',
    themeSystem: 'Sistema',
    themeLight: 'Claro',
    themeDark: 'Escuro',
    blog: 'Blogue',
    privacy: 'Política de privacidade (em inglês)',
    terms: 'Termos e condições (em inglês)',
    refund: 'Política de reembolso (em inglês)',
    affiliate: 'Programa de afiliados',
    affiliateLogin: 'Área de afiliados',
    locations: 'Todas as localidades e todos os setores',
    chooseCountry: 'Escolha o seu país',
    opensInNewTab: 'abre num novo separador',
    copyright: '© {year} {brand}. Todos os direitos reservados.',
    about: 'Um preço honesto por um site que funciona, e por cada site plantamos uma árvore.',
    referralThanks: '{name} falou-lhe de nós. Obrigado pela visita!',
    referralClear: 'Remover a recomendação',
    referralAsk: 'Podemos guardar esta recomendação?',
    referralKeep: 'Guardar durante __REFERRAL_DAYS__ dias',
    referralDecline: 'Não, obrigado',
    orderNow: 'Encomendar',
    yourPrice: 'O seu preço: {price}',
    backToPage: 'Voltar à página em português',
  },
};

export const quotes: QuoteTexts = {
  verified: 'Encomenda verificada',
  rated: 'Classificação: {stars} em 5',
  count: { other: '{count} avaliações' },
  sampleNote: 'Avaliações de exemplo para esta loja de demonstração',
};

export const designHours: Plural = {
  one: 'Tempo médio para as propostas nos últimos {days} dias: {hours}\u00a0hora.',
  other: 'Tempo médio para as propostas nos últimos {days} dias: {hours}\u00a0horas.',
};
