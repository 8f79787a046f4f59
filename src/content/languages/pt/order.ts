import type { OrderTexts } from '../order-texts.ts';
import { order as emails } from './emails.ts';
import { firstScreen } from './first-screen.ts';
import { landing, refundRule } from './landing.ts';

const { receipt } = emails;

/** Follows the refund rule: what holds once the designs are there. */
const refundAfter =
  'Depois disso corrigimos até ficar bem e só reembolsamos se nos atrasarmos ou não conseguirmos concluir o site.';

export const order: OrderTexts = {
  pages: {
    items: [
      'Site feito por profissionais, até {pages}\u00a0páginas',
      '{designs} propostas de design à medida em {designHours}\u00a0horas',
      'Site pronto em {workingDays}\u00a0dias úteis ({workingHours}\u00a0horas úteis)',
      '1\u00a0ano de alojamento',
      '1\u00a0ano de domínio',
      '{supportMonths}\u00a0meses de manutenção e apoio',
      'Software de faturação, grátis no primeiro ano',
      'Alterações ilimitadas',
      'Uma árvore plantada, com certificado',
    ],
    orderNow: landing.orderNow,
    chat: landing.chrome.chat,
    newTab: landing.chrome.opensInNewTab,
    refundLink: landing.chrome.refund,
    termsLink: landing.chrome.terms,
    privacyLink: landing.chrome.privacy,
    treeLink: landing.chrome.whyTree,
    firstScreen,
    pricing: {
      title: 'Um só preço – e quanto custa depois',
      lead: 'O pacote completo custa {price}, num único pagamento.',
      kind: 'TUDO NUM SÓ PACOTE',
      once: 'pagamento único',
      included: 'O que está incluído',
      demo: '(pagamento de demonstração)',
      noCard: 'Isto é uma demonstração: não pedimos cartão nem cobramos nada.',
      currency: 'Preços em {code} – {change}',
      change: 'alterar',
      secure: 'Pagamento seguro com cartão. Quer perguntar alguma coisa antes? {chat}',
      later: 'A partir do segundo ano',
      hosting: 'Alojamento',
      maintenance: 'Manutenção',
      domain: 'Domínio',
      billing: 'Software de faturação, se o quiser',
      perYear: '{amount} por ano',
      domainPrice: 'preço de mercado, normalmente de {domainFrom} a {domainTo} por ano',
      refund: `${refundRule} ${refundAfter} {refund}`,
      note: 'Estes preços são em dólares americanos e só se aplicam se renovar.',
      unreachable: 'O serviço de pagamento não está a responder. Tente novamente daqui a pouco.',
    },
    faq: {
      title: 'O que nos perguntam antes de encomendar',
      list: [
        [
          'O que recebo exatamente por {price}?',
          'Um site feito por profissionais, um ano de alojamento, um ano de domínio, {supportMonths}\u00a0meses de manutenção e apoio, o software de faturação grátis no primeiro ano e uma árvore plantada. Um só pagamento, sem extras no fim.',
        ],
        [
          'O que inclui o site?',
          'Até {pages} páginas. Só tem de nos enviar notas e fotografias: nós escrevemos os textos e depois pode corrigi-los. Fazemos pequenas alterações durante {supportMonths}\u00a0meses. Loja online, reservas e caixas de e-mail não estão incluídas; colocamos ligações para os serviços que já usa.',
        ],
        ['Quanto tempo demora realmente?', landing.timeNote],
        [
          'Quanto custa o segundo ano?',
          'O alojamento custa {hosting} e a manutenção {maintenance} por ano. O domínio renova-se ao preço de mercado, normalmente de {domainFrom} a {domainTo}. O software de faturação custa {billing} por ano, se quiser mantê-lo. Pode cancelar cada serviço em separado e levar o site consigo.',
        ],
        [
          'E se não gostar das propostas?',
          `Diga-nos e refazemo-las: as alterações são ilimitadas. ${refundRule} ${refundAfter} Se o seu site não estiver online {lateDays}\u00a0dias depois da encomenda, ainda pode cancelar e reembolsamos o preço na totalidade; os dias em que esperamos pela sua resposta não contam.`,
        ],
        [
          'Preciso de preparar alguma coisa?',
          'Para começar bastam algumas frases sobre o seu negócio e imagens de que goste. Logótipo, horário e preços podem vir depois.',
        ],
        [
          'Já tenho um domínio. Posso ficar com ele?',
          'Sim. Indique-o no formulário e nós ligamo-lo ao site. Os seus endereços de e-mail continuam a funcionar.',
        ],
        [
          'E a árvore?',
          'Um site gasta eletricidade sempre que alguém o abre. Fazemos páginas leves, que gastam menos, e por cada site é plantada pelo menos uma árvore. O certificado chega quando o site é publicado; o local e a data são acrescentados depois de a árvore ser plantada.',
        ],
      ],
    },
    checkout: {
      title: 'Pagamento de demonstração',
      lead: 'Isto é uma demonstração. Não pedimos cartão, não cobramos nada e não fazemos nenhum site. De resto, tudo funciona como numa encomenda verdadeira.',
      when: 'O que acontece e quando',
      steps: [
        'Logo após a encomenda: um formulário sobre o seu negócio. Demora cerca de {minutes}\u00a0minutos.',
        'Nas {designHours}\u00a0horas seguintes ao envio do formulário: {designs} propostas de design à escolha.',
        'No prazo de {workingDays}\u00a0dias úteis ({workingHours}\u00a0horas úteis) após a sua escolha: o site, pronto para a sua revisão. Assim que o aprovar, publicamo-lo.',
      ],
      refund: `${refundRule} ${refundAfter} {refund}`,
      consumer:
        'Na União Europeia e no Reino Unido, os consumidores podem desistir da compra no prazo de 14\u00a0dias após a encomenda. Ao encomendar, pede-nos que comecemos de imediato; a nossa política de reembolso acresce a esse direito. {terms}, {privacy}',
      details: 'Os seus dados',
      required: landing.form.requiredNote,
      name: landing.form.name,
      email: landing.form.email,
      later: 'Enviem-me uma ligação por e-mail se eu não concluir a encomenda',
      laterNote: 'Um único e-mail, uma hora depois, e mais nenhum.',
      currency: emails.printed.labels.currency,
      pay: 'Fazer a encomenda de demonstração',
      nameMissing: 'Indique o seu nome.',
      emailInvalid: landing.form.invalidEmail,
      failed:
        'Não foi possível fazer a encomenda de demonstração. O que escreveu continua aqui: tente novamente.',
    },
    done: {
      number:
        'A sua encomenda de demonstração tem o número {order}. Uma loja verdadeira teria cobrado {price}.',
      mailbox:
        'A mesma ligação está no e-mail que lhe enviámos. Nesta demonstração pode lê-lo aqui: {mailbox}.',
      mailboxLink: 'caixa de correio de demonstração',
      noEmail: 'Uma loja verdadeira também lhe enviaria esta ligação por e-mail.',
    },
  },
  thanks: {
    title: 'Obrigado pela sua encomenda',
    titleUnknown: 'Acabou de pagar?',
    hello: 'Obrigado pela sua encomenda!',
    paid: 'Recebemos o seu pagamento de {amount}. O número da sua encomenda é {orderId}.',
    button: receipt.button,
    sameLink: 'A mesma ligação está no e-mail com o comprovativo de pagamento.',
    confirming:
      'O seu pagamento está a ser confirmado; o número da encomenda e o formulário aparecem aqui dentro de momentos.',
    emailComing:
      'Se acabou de pagar, o e-mail com o comprovativo de pagamento e a ligação para o formulário já vai a caminho do endereço que indicou ao pagar.',
    next: receipt.nextHeading,
    steps: receipt.steps,
    due: [
      'Preencha o formulário: demora cerca de {minutes}\u00a0minutos.',
      'Se o enviar agora, recebe {designs} propostas até {date}.',
      'Se escolher uma no mesmo dia, o site fica pronto para a sua revisão até {date}. As alterações são ilimitadas, mas adiam essa data.',
    ],
    noEmail:
      'Passaram dez minutos e não recebeu nenhum e-mail? Veja na pasta de spam ou escreva para {email} com o número da encomenda.',
    noEmailUnknown:
      'Passaram dez minutos e não recebeu nenhum e-mail? Veja na pasta de spam ou escreva para {email} com o nome que está no seu cartão.',
  },
  form: {
    title: 'Formulário da sua encomenda',
    intro:
      'Demora cerca de {minutes}\u00a0minutos. Nas {designHours}\u00a0horas seguintes ao envio, recebe {designs} propostas de design à medida.',
    required: landing.form.requiredNote,
    kept: 'O que escrever fica guardado neste dispositivo até o enviar ou fechar este separador.',
    parts: {
      you: '1 de 3: Os seus dados',
      business: '2 de 3: O seu negócio',
      domain: '3 de 3: Domínio e logótipo',
    },
    labels: {
      fullName: 'Nome completo',
      email: landing.form.email,
      phone: landing.form.phone,
      hearAboutUs: 'Como nos conheceu?',
      businessName: 'Nome do negócio',
      businessDescription: 'O que faz o seu negócio',
      billingDetails: 'Dados de faturação',
      additionalNotes: 'Observações',
      preferredDomain: 'Domínio pretendido',
      domainOwnership: 'Este domínio já é seu?',
      logo: 'Carregar o logótipo',
    },
    hints: {
      businessDescription: 'O que faz, para quem e onde.',
      billingDetails: 'Nome e morada para o comprovativo de pagamento.',
      preferredDomain: 'Por exemplo, oseunegocio.com. O primeiro ano está incluído.',
      logo: 'JPG, PNG ou SVG, no máximo 5\u00a0MB. Ainda não tem logótipo? Deixe em branco.',
    },
    chooseFile: 'Escolha um ficheiro ou arraste-o para aqui',
    yes: 'Sim',
    no: 'Não',
    unsure: 'Não tenho a certeza',
    referral: 'Recomendação',
    other: 'Outro',
    confirm: 'Confirmo a minha encomenda e compreendo que o pagamento de {price} cobre 1\u00a0ano de serviço',
    confirmUnpriced: 'Confirmo a minha encomenda e compreendo que o pagamento cobre 1\u00a0ano de serviço',
    submit: 'Confirmar a encomenda',
    problem: 'Reveja os seus dados',
    errorTitle: 'Erro:',
    errors: {
      fullName: 'Indique o seu nome completo.',
      notPlain:
        'O nome não pode conter endereços web ou de e-mail nem caracteres invisíveis. Escreva-o novamente, com um espaço depois de cada ponto.',
      email: landing.form.invalidEmail,
      businessName: 'Indique o nome do seu negócio.',
      businessDescription: 'Descreva o seu negócio com pelo menos 10\u00a0caracteres.',
      domainOwnership: 'Escolha uma resposta.',
      orderConfirmed: 'Confirme a sua encomenda para continuar.',
      tooLong: 'Use, no máximo, {max} caracteres.',
      failedTitle: 'O formulário não foi enviado',
      failed: 'O que escreveu continua aqui. Envie o formulário novamente.',
      tooMany: 'Demasiadas tentativas. Espere alguns minutos e tente novamente.',
      alreadySent: 'Esta encomenda já foi confirmada.',
    },
    link: {
      unproven:
        'Abra esta página a partir da ligação no seu e-mail. Ou preencha o formulário aqui; nós associamo-lo à sua encomenda.',
      expired:
        'Esta ligação já não é válida. Mesmo assim, pode preencher o formulário; nós associamo-lo à sua encomenda.',
      failed: 'Não foi possível carregar os seus dados. Mesmo assim, pode preencher o formulário.',
      retry: 'Tentar novamente',
      newLink: 'Receber nova ligação por e-mail',
    },
    logo: {
      uploading: 'A carregar…',
      uploadedTitle: 'Logótipo carregado',
      uploaded: 'O seu logótipo foi carregado.',
      remove: 'Remover o logótipo',
      yours: 'O seu logótipo',
      type: { title: 'Este tipo de ficheiro não é aceite', text: 'Escolha um ficheiro JPG, PNG ou SVG.' },
      size: {
        title: 'O ficheiro é demasiado grande',
        text: 'Escolha um ficheiro com menos de 5\u00a0MB.',
      },
      svgSize: {
        title: 'O ficheiro é demasiado grande',
        text: 'Escolha um SVG com menos de 512\u00a0kB ou guarde o logótipo como PNG.',
      },
      complexity: {
        title: 'O logótipo é demasiado complexo',
        text: 'Esta imagem é demasiado complexa para ser processada. Escolha uma versão mais simples ou guarde-a como PNG.',
      },
      failed: { title: 'Não foi possível carregar o logótipo', text: 'Tente carregá-lo novamente.' },
    },
    sent: {
      title: 'Formulário enviado!',
      text: 'Obrigado! Começamos a preparar as suas propostas e enviamos-lhe a confirmação por e-mail no prazo de {replyHours}\u00a0horas.',
      order: 'A encomenda {orderId} está confirmada. Vai receber as suas propostas até {date}.',
      unmatched:
        'O seu formulário chegou. Associamo-lo à sua encomenda e escrevemos-lhe no prazo de {replyHours}\u00a0horas.',
      follow: 'Acompanhar o seu projeto',
    },
    given: {
      title: 'Esta encomenda já foi confirmada.',
      due: 'Vai receber as suas propostas até {date}.',
      change: 'Para alterar alguma coisa, responda ao e-mail que recebeu de nós.',
      heading: 'As suas respostas',
      sent: 'Enviado',
      ownDomain: 'O domínio é seu',
      logo: 'Carregado',
    },
  },
  print: 'Imprimir',
  links: {
    expired: {
      title: 'Esta ligação expirou',
      text: 'Levava de volta ao pagamento de uma encomenda por concluir. Pode encomendar de novo quando quiser.',
      button: 'Encomendar de novo',
    },
    incomplete: {
      title: 'Esta ligação está incompleta',
      text: 'Copie a ligação completa do e-mail ou responda a esse e-mail.',
    },
  },
};
