import { plural } from '#src/content/plural.ts';
import type { ProjectTexts } from '../customer-page.ts';
import { certificate } from './certificate.ts';
import { landing } from './landing.ts';

export const customerPage: ProjectTexts = {
  lang: 'pt',

  page: {
    title: 'O seu projeto, encomenda n.º {order}',
    titleWithoutOrder: 'O seu projeto',
    order: 'Encomenda n.º {order}',
    loading: 'A carregar o seu projeto.',
    newTab: 'abre num novo separador',
    contact: 'O seu contacto na equipa: {name}',
    close: 'Fechar',
    dismiss: 'Fechar',
  },

  stages: {
    label: 'Fases do seu projeto',
    awaiting_form: 'O seu formulário',
    designing: 'Propostas em preparação',
    choosing: 'A sua escolha',
    building: 'Site em preparação',
    reviewing: 'A sua revisão',
    live: 'Online',
    done: 'concluído',
    current: 'agora',
    upcoming: 'a seguir',
    expected: 'previsto: {day}',
  },

  now: {
    awaiting_form: {
      title: 'Fale-nos do seu negócio',
      text: 'Demora cerca de dez minutos. Vai receber as propostas no prazo de {hours}\u00a0horas após o envio do formulário.',
    },
    designing: {
      title: 'Estamos a preparar as suas propostas',
      text: 'Vai poder escolher entre {count} propostas. Enviamos-lhe um e-mail quando estiverem prontas.',
    },
    redesigning: {
      title: 'Estamos a alterar as suas propostas',
      text: 'Recebemos o seu pedido. Enviamos-lhe um e-mail quando as novas propostas estiverem prontas.',
    },
    choosing: {
      title: 'As suas propostas estão prontas',
      text: 'Veja-as com calma. Escolha a sua preferida ou peça todas as alterações de que precisar.',
    },
    building: {
      title: 'Estamos a fazer o seu site',
      text: 'Enviamos-lhe um e-mail quando o puder ver.',
    },
    rebuilding: {
      title: 'Estamos a fazer as alterações',
      text: 'Recebemos o seu pedido. Enviamos-lhe um e-mail quando puder ver o resultado.',
    },
    reviewing: {
      title: 'O seu site está pronto para revisão',
      text: 'Veja todas as páginas. Aprove o site e nós publicamo-lo, ou peça alterações.',
    },
    approved: {
      title: 'Estamos a publicar o seu site',
      text: 'Obrigado pela aprovação. Enviamos-lhe um e-mail quando o site estiver online.',
    },
    live: {
      title: 'O seu site está online',
      text: 'Já está acessível a todos.',
      write: 'Se precisar de alguma coisa, escreva-nos aqui.',
    },
    closed: {
      title: 'Esta encomenda está encerrada',
      text: 'Foi cancelada ou reembolsada, por isso parámos o trabalho. As suas mensagens e os seus ficheiros continuam aqui.',
    },
  },

  clock: {
    label: 'Prazo',
    designs: 'Prazo para as propostas: {when}',
    website: 'Prazo para o site: {when}',
    launch: 'Prazo para a publicação: {when}',
    when: '{day}, às {time}',
    left: 'tempo restante: {duration}',
    leftWorking: 'tempo restante em horas úteis: {duration}',
    late: '{duration} de atraso',
    hoursAndMinutes: '{hours}\u00a0h {minutes}\u00a0min',
    hours: '{hours}\u00a0h',
    minutes: '{minutes}\u00a0min',
    underMinute: 'menos de um minuto',
    atShop: 'Hora no nosso escritório ({city}): {time}',
    notStarted: 'O prazo começa a contar quando enviar o formulário.',
    paused: 'O prazo está suspenso até recebermos a sua resposta.',
    chosenToday: 'Se escolher uma hoje, o site fica pronto para a sua revisão até {day}.',
    resting: 'De momento, estamos fechados. O prazo volta a contar {when}.',
    explain: 'Como contamos o tempo',
    promise: landing.timeNote,
    workingHours:
      'As horas úteis são de segunda a sexta-feira, das {opens} às {closes} (hora local, {city}), exceto feriados. O tempo em que esperamos pela sua resposta não conta.',
  },

  late: {
    title: 'Estamos atrasados e pedimos desculpa',
    text: 'O prazo terminou {when}. O seu projeto passou à frente de tudo o resto. Não precisa de fazer nada; se quiser falar connosco, deixe uma mensagem aqui em baixo ou escreva para {email}.',
  },

  next: {
    form: 'Preencher o formulário',
    choose: 'Escolher a proposta',
    approve: 'Aprovar o site',
    domain: 'Confirmar o domínio',
    openSite: 'Abrir o site',
    meanwhile: 'Enquanto trabalhamos, verifique o endereço do seu site.',
    nothing: 'De momento, não precisa de fazer nada.',
  },

  designs: {
    title: 'As suas propostas',
    earlier: 'Propostas anteriores',
    round: 'Versão {n}',
    view: 'Ver em ecrã inteiro',
    viewNamed: 'Ver «{title}» em ecrã inteiro',
    picture: 'Proposta «{title}»',
    note: 'Nota do designer',
    openPdf: 'Descarregar o PDF',
    openLink: 'Abrir a proposta',
    choose: 'Escolher esta proposta',
    chooseNamed: 'Escolher «{title}»',
    chosen: 'A sua escolha',
    swipe: 'Deslize para ver as {count} propostas.',
    confirm: {
      title: 'Escolher «{title}»?',
      text: 'Faremos o seu site a partir desta proposta. Ficará concluído no prazo de {days}\u00a0dias úteis ({hours}\u00a0horas úteis) após a sua escolha.',
      later: 'Poderá voltar a pedir alterações na revisão do site.',
      note: 'Há alguma coisa que devamos saber? (opcional)',
      cancel: 'Ainda não',
    },
    done: { title: 'Proposta escolhida', text: 'Já começámos a fazer o seu site.' },
  },

  viewer: {
    position: 'Proposta {n} de {total}',
    previous: 'Proposta anterior',
    next: 'Proposta seguinte',
    zoomIn: 'Ampliar',
    zoomOut: 'Reduzir',
    hint: 'Setas para mudar de proposta, + e − para o zoom, Esc para fechar.',
    noPreview: 'Esta proposta não tem pré-visualização.',
    failed: 'Não foi possível carregar a imagem.',
  },

  changes: {
    button: 'Pedir alterações',
    label: 'O que devemos mudar?',
    hint: 'Escreva tudo numa só mensagem e fazemos as alterações de uma vez. Pode pedir alterações sempre que quiser; não custa nada.',
    send: 'Enviar pedido',
    done: { title: 'Pedido enviado', text: 'Enviamos-lhe um e-mail quando as alterações estiverem prontas.' },
    openTitle: 'As alterações que pediu',
    openText: 'Pedido enviado {when}. Quando estiverem prontas, pode pedir mais.',
  },

  review: {
    title: 'O seu site',
    open: 'Abrir o site',
    confirm: {
      title: 'Aprovar o site?',
      text: 'Vamos publicá-lo. Depois disso, o apoio inclui pequenas alterações durante {months}\u00a0meses.',
      cancel: 'Ainda não',
    },
    done: { title: 'Site aprovado', text: 'Enviamos-lhe um e-mail quando estiver online.' },
  },

  domain: {
    title: 'Domínio',
    label: 'Domínio',
    ask: 'Que endereço quer para o seu site?',
    check: 'Pediu {domain}. Verifique se está bem escrito e confirme.',
    confirm: 'Confirmar o domínio',
    change: 'Usar outro domínio',
    cancel: 'Cancelar',
    confirmed: 'Confirmado: {when}',
    done: { title: 'Domínio confirmado', text: 'O endereço do seu site será {domain}.' },
  },

  messages: {
    title: 'Mensagens',
    label: 'Escreva-nos',
    send: 'Enviar mensagem',
    empty:
      'Ainda não há mensagens. Pergunte o que quiser: respondemos no prazo de {hours}\u00a0horas, quase sempre antes.',
    you: 'Eu',
    problem: 'Problema',
    change_request: 'Alterações',
    inProgress: 'em curso',
    answered: 'concluídas ({when})',
    earlier: plural({
      one: 'Mostrar {n} mensagem anterior',
      other: 'Mostrar {n} mensagens anteriores',
    }),
    done: { title: 'Mensagem enviada', text: 'Respondemos no prazo de {hours}\u00a0horas.' },
  },

  files: {
    title: 'Ficheiros',
    add: 'Anexar ficheiros',
    limits: 'Até {count} ficheiros, no máximo {size} cada: imagens ou PDF.',
    uploading: 'A carregar {name}: {percent}%',
    ready: '{name} foi anexado.',
    remove: 'Remover {name}',
    tooMany: 'Pode anexar, no máximo, {count} ficheiros.',
    tooLarge: '{name} tem mais de {size}. Escolha um ficheiro mais pequeno.',
    wrongType: '{name} não é uma imagem nem um PDF. Escolha um ficheiro JPG, PNG, WebP, SVG ou PDF.',
    failed: 'Não foi possível carregar {name}. Verifique a ligação à Internet e escolha-o de novo.',
    tooComplex: '{name} é demasiado complexo para ser processado. Escolha uma versão mais pequena.',
    full: 'Este projeto já não tem espaço para mais ficheiros. Escreva-nos e nós arranjamos espaço.',
    wait: 'Espere até os ficheiros estarem carregados e envie de novo.',
    all: plural({ one: 'Mostrar {n} ficheiro', other: 'Mostrar os {n} ficheiros' }),
    fromYou: 'enviado por si',
    fromUs: 'enviado por nós',
  },

  problem: {
    button: 'Comunicar um problema',
    title: 'Comunicar um problema',
    label: 'O que se passa?',
    hint: 'Diga-nos o que fez e o que viu; uma captura de ecrã ajuda. Tratamos primeiro dos problemas.',
    send: 'Enviar',
    done: { title: 'Problema comunicado', text: 'Vamos tratar dele em primeiro lugar e escrevemos-lhe.' },
  },

  order: {
    title: 'A sua encomenda',
    number: 'Número da encomenda',
    package: 'Produto',
    price: 'Preço',
    paid: 'Data do pagamento',
    receipt: 'Abrir o comprovativo de pagamento',
  },

  live: {
    address: 'O seu site',
    since: 'Online desde {date}',
    included: 'Alojamento e apoio incluídos até {date}',
    firstWeek: {
      title: 'Na primeira semana',
      steps: [
        'Abra o site no telemóvel e verifique os números de telefone, a morada e o horário.',
        'Envie uma mensagem de teste pelo site, como faria um cliente.',
        'Acrescente o endereço ao seu Perfil da Empresa no Google, às redes sociais e à assinatura dos seus e-mails.',
        'Quer mudar alguma coisa? Escreva-nos: as pequenas alterações estão incluídas durante {months}\u00a0meses.',
      ],
    },
    history: {
      title: 'Histórico',
      contents: 'Fases, propostas, ficheiros e o comprovativo de pagamento',
    },
  },

  link: {
    missing: {
      title: 'A página do seu projeto',
      text: 'Abra esta página a partir da ligação num dos nossos e-mails sobre a sua encomenda. Se não a encontrar, enviamos-lhe uma nova.',
    },
    expired: {
      title: 'Esta ligação expirou',
      text: 'As ligações deixam de funcionar 180\u00a0dias depois do nosso último e-mail. Enviamos-lhe uma nova.',
    },
    revoked: {
      title: 'Esta ligação já não funciona',
      text: 'Enviámos uma mais recente ou esta está incompleta. Abra a ligação do nosso último e-mail ou peça uma nova.',
    },
    order: 'Número da encomenda',
    orderHint: 'Está em todos os e-mails sobre a sua encomenda; por exemplo, 482019375.',
    email: 'E-mail',
    emailHint: 'O endereço que indicou ao encomendar.',
    send: 'Receber nova ligação por e-mail',
    sentTitle: 'Consulte o seu e-mail',
    sentText:
      'Se o número da encomenda e o endereço de e-mail corresponderem, a nova ligação já vai a caminho. Passaram dez minutos e não recebeu nada? Veja na pasta de spam ou escreva para {email}.',
    again: 'Tentar com outros dados',
  },

  draft: 'O que escrever fica guardado neste dispositivo até o enviar ou fechar este separador.',

  errors: {
    load: {
      title: 'Não foi possível carregar o seu projeto',
      text: 'Verifique a ligação à Internet e tente novamente. Se não resultar, escreva para {email}.',
      retry: 'Tentar novamente',
    },
    offline:
      'Está sem ligação à Internet. O projeto estava assim às {time}; será atualizado quando voltar a ter ligação.',
    text: 'Escreva algumas palavras.',
    tooLong: 'Use, no máximo, {count} caracteres.',
    domain: 'Introduza um domínio; por exemplo, padaria-moreira.example.',
    order: 'Introduza o número da encomenda em algarismos; por exemplo, 482019375.',
    email: 'Introduza um endereço de e-mail válido.',
    failed:
      'Não foi possível enviar. O que escreveu continua aqui: verifique a ligação à Internet e envie de novo.',
    changed: 'Entretanto, o seu projeto mudou. Veja as novidades e envie de novo.',
    tooMany: 'Demasiadas tentativas. Espere alguns minutos e tente novamente.',
  },

  certificate: {
    title: certificate.title,
    headline: certificate.headline,
    download: certificate.page.download,
    question: 'Que nome deve aparecer no certificado?',
    choices: {
      full: 'O meu nome',
      business: 'O nome do meu negócio',
      initials: 'Só as minhas iniciais',
      hidden: 'Nenhum',
    },
    open: 'Abrir o certificado',
    saved: 'O certificado foi alterado.',
    later: 'Vai receber o certificado da sua árvore quando o site for publicado.',
  },
};
